# The server with compiled kernels: docker build -t stellwerk . && docker run -p 8000:8000 -v stellwerk:/data stellwerk
FROM python:3.12-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY requirements requirements
RUN python -m venv /opt/stellwerk \
 && /opt/stellwerk/bin/pip install --no-cache-dir --require-hashes -r requirements/run.txt
RUN python -m venv /opt/tools \
 && /opt/tools/bin/pip install --no-cache-dir --require-hashes -r requirements/build.txt
COPY pyproject.toml setup.py README.md LICENSE ./
COPY src src
RUN /opt/tools/bin/pip wheel --no-cache-dir --no-deps --no-build-isolation -w /wheels . \
 && /opt/stellwerk/bin/pip install --no-cache-dir --no-deps /wheels/*.whl \
 && /opt/stellwerk/bin/stellwerk --version | grep compiled

FROM python:3.12-slim
RUN useradd --system --home /data stellwerk && mkdir /data && chown stellwerk /data
COPY --from=build /opt/stellwerk /opt/stellwerk
ENV PATH=/opt/stellwerk/bin:$PATH STELLWERK_DATABASE=/data/tables.sqlite3 PYTHONUNBUFFERED=1
USER stellwerk
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s \
  CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
# Docker's signal to stop reaches the server itself, which ends within seconds.
ENTRYPOINT ["stellwerk"]
CMD ["serve", "--host", "0.0.0.0"]
