"""The games. A package here that has a module `kit` is one; `realpolitik.kernel.kits` finds them."""
