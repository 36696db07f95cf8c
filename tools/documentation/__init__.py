"""The documentation site: what `make docs` adds to the files of docs/. The map is mkdocs.yml."""
