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
from concurrent.futures import ProcessPoolExecutor
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
    # What nobody uses and would be much of the C: functions with all that Python's own
    # have, and kernels that can be pickled.
    "binding": False,
    "auto_pickle": False,
}
# -g0: Python's own flags ask for debug information, a quarter of the time.
FAST = ["-O3", "-g0"]
# -O3 gains nothing in tables that are laid out once. Their .pxd says so in a line `# cold: why`.
COLD = ["-O1", "-g0"]
# -O0: compiled in a third of the time, and no optimisation hides anything.
# -fno-wrapv: Python's own flags make signed overflow wrap, which would hide it from the sanitizer.
CAREFUL = [
    "-O0",
    "-g0",
    "-fno-wrapv",
    "-fsanitize=undefined,bounds",
    "-fno-sanitize-recover=undefined",
    # Python's own macros are full of pointers, and a wrong one crashes without any help.
    "-fno-sanitize=null,alignment,nonnull-attribute,returns-nonnull-attribute",
]


def kernels() -> list[Path]:
    """The `.py` files of all kernels, relative to this folder."""
    return sorted(
        pxd.with_suffix(".py")
        for pxd in SOURCE.rglob("*.pxd")
        if pxd.with_suffix(".py").exists() and pxd.stem != "__init__"
    )


def extensions() -> list[Extension]:
    """One extension per kernel, of C that is translated while building; none without Cython."""
    found = kernels()
    if not found or not COMPILE:
        return []
    try:
        import Cython  # noqa: F401
    except ImportError:
        print("stellwerk: no Cython here; the kernels will run interpreted")
        return []
    # The largest first: at the end all processors shall have something to do.
    found.sort(key=lambda path: path.stat().st_size, reverse=True)
    return [
        Extension(
            ".".join(path.relative_to(SOURCE).with_suffix("").parts),
            [str(GENERATED / path.with_suffix(".c"))],
            optional=not SANITIZE,
        )
        for path in found
    ]


def source(extension: Extension) -> Path:
    return SOURCE.joinpath(*extension.name.split(".")).with_suffix(".py")


def is_cold(path: Path) -> bool:
    lines = path.with_suffix(".pxd").read_text(encoding="utf-8").splitlines()
    return any(line.startswith("# cold:") for line in lines)


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
        """Compile each kernel as soon as it is translated, while others still are."""
        from Cython.Build import cythonize

        self.machine = self.machine_flags()
        # Cython compares sources only; a changed directive above must count as well.
        made = Path(__file__).stat().st_mtime
        force = any(c.stat().st_mtime < made for c in GENERATED.rglob("*.c"))
        options = {"build_dir": str(GENERATED), "compiler_directives": DIRECTIVES, "force": force}
        # Processes, because Cython is Python; the compilers are started by threads.
        with ProcessPoolExecutor(self.parallel) as processes:
            self.translations = {
                extension.name: processes.submit(
                    cythonize,
                    Extension(extension.name, [str(source(extension))]),
                    quiet=True,
                    **options,
                )
                for extension in self.extensions
            }
            super().build_extensions()

    def build_extension(self, extension: Extension) -> None:
        self.translations[extension.name].result()
        flags = self.flags(source(extension))
        extension.extra_compile_args = [*flags, *self.machine]
        extension.extra_link_args = [f for f in flags if f.startswith("-fsanitize=")]
        super().build_extension(extension)

    def flags(self, path: Path) -> list[str]:
        if self.compiler.compiler_type == "msvc":
            return ["/O2"]
        if SANITIZE:
            return CAREFUL
        return COLD if is_cold(path) else FAST

    def machine_flags(self) -> list[str]:
        """What only some machines know."""
        if self.compiler.compiler_type == "msvc":
            return []
        x86 = platform.machine().lower() in ("x86_64", "amd64")
        return ["-mpopcnt"] if x86 and self.takes("-mpopcnt") else []

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


if __name__ == "__main__":  # not in a process that translates
    remove_stale(SOURCE)  # before anything can fail
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildKernels})
