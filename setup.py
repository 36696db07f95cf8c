"""Build the kernels.

A `.pxd` beside a `.py` says: this module is a kernel, compile it. There is no list of kernels.
Everything else about the package stands in pyproject.toml.

Where no C compiler works, or Cython is missing, the build succeeds without extension modules and
the very same `.py` files run interpreted. `STELLWERK_COMPILE=0` asks for that; on the other side
`STELLWERK_SANITIZE=1` compiles with sanitizers, and then a failure is an error.
"""

from __future__ import annotations

import os
import platform
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
COMPILE = os.environ.get("STELLWERK_COMPILE", "1") != "0"
SANITIZE = os.environ.get("STELLWERK_SANITIZE", "0") not in ("", "0")
GENERATED = Path("build", "kernels", "c")  # the same C, however it is compiled

DIRECTIVES = {
    "language_level": 3,
    # The types come from the .pxd; an annotation `int` means a Python int of any size.
    "annotation_typing": False,
    # Bounds of Python sequences stay checked: hot data lies in C arrays, which never pay for it.
    "cdivision": True,
    "initializedcheck": False,
}
FAST = ["-O3"]
# -O0: compiled in a third of the time, and no optimisation hides anything.
# -fno-wrapv: Python's own flags make signed overflow wrap, which would hide it from the sanitizer.
CAREFUL = [
    "-O0",
    "-fno-wrapv",
    "-fsanitize=undefined,bounds",
    "-fno-sanitize-recover=undefined",
]


def kernels() -> list[Path]:
    """The `.py` files of all kernels, relative to this folder."""
    return sorted(
        pxd.with_suffix(".py")
        for pxd in SOURCE.rglob("*.pxd")
        if pxd.with_suffix(".py").exists() and pxd.stem != "__init__"
    )


def extensions() -> list[Extension]:
    """One extension per kernel, translated to C below `build/`; none without Cython."""
    found = [
        Extension(".".join(path.relative_to(SOURCE).with_suffix("").parts), [str(path)])
        for path in kernels()
    ]
    if not found or not COMPILE:
        return []
    try:
        from Cython.Build import cythonize
    except ImportError:
        print("stellwerk: no Cython here; the kernels will run interpreted")
        return []
    built: list[Extension] = cythonize(
        found,
        build_dir=str(GENERATED),
        compiler_directives=DIRECTIVES,
        # Cython compares sources only; a changed directive above must count as well.
        force=any(c.stat().st_mtime < Path(__file__).stat().st_mtime for c in c_files()),
        nthreads=min(len(found), os.cpu_count() or 1) if len(found) > 1 else 0,
        quiet=True,
    )
    for extension in built:  # here, because cythonize forgets it
        extension.optional = not SANITIZE
    return built


def c_files() -> list[Path]:
    return sorted(GENERATED.rglob("*.c"))


def remove_stale(root: Path) -> None:
    """Remove extension modules older than their source, or of modules that are no kernels now.

    Python prefers the extension module, so a stale one would hide an edited `.py`.
    """
    known = kernels()
    for binary in (*root.rglob("*.so"), *root.rglob("*.pyd")):
        source = SOURCE / binary.relative_to(root).with_name(binary.name.split(".")[0] + ".py")
        pxd = source.with_suffix(".pxd")
        newest = max((f.stat().st_mtime for f in (source, pxd) if f.exists()), default=0.0)
        if source not in known or binary.stat().st_mtime <= newest:
            binary.unlink()


class BuildKernels(build_ext):
    """Compile all kernels or none, and leave no extension module that differs from its source."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count() or 1

    def run(self) -> None:
        remove_stale(Path(self.build_lib))
        super().run()
        self.all_or_none()

    def build_extensions(self) -> None:
        flags = self.flags()
        for extension in self.extensions:
            extension.extra_compile_args = flags
            extension.extra_link_args = [f for f in flags if f.startswith("-fsanitize")]
        super().build_extensions()

    def flags(self) -> list[str]:
        if self.compiler.compiler_type == "msvc":
            return ["/O2"]
        flags = CAREFUL if SANITIZE else FAST
        if platform.machine().lower() in ("x86_64", "amd64") and self.takes("-mpopcnt"):
            return [*flags, "-mpopcnt"]
        return flags

    def takes(self, flag: str) -> bool:
        """Whether the compiler accepts `flag`, found out by compiling an empty program."""
        with tempfile.TemporaryDirectory() as folder:
            program = Path(folder, "empty.c")
            program.write_text("int main(void) { return 0; }\n", encoding="ascii")
            try:
                self.compiler.compile([str(program)], output_dir=folder, extra_postargs=[flag])
            except Exception:
                # Every compiler class has its own errors; whatever went wrong, the answer is no.
                return False
        return True

    def all_or_none(self) -> None:
        """A compiled kernel cannot call the C functions of one that failed to compile."""
        outputs = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if all(output.exists() for output in outputs):
            return
        for extension in self.extensions:
            for output in (
                Path(self.get_ext_fullpath(extension.name)),
                Path(self.build_lib, self.get_ext_filename(self.get_ext_fullname(extension.name))),
            ):
                output.unlink(missing_ok=True)
        self.warn("no working C compiler: the kernels will run interpreted, slower but equal")


remove_stale(SOURCE)  # before anything can fail
setup(ext_modules=extensions(), cmdclass={"build_ext": BuildKernels})
