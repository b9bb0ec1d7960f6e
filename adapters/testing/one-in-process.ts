/**
 * Returns a value of which the process has one, whatever the number of copies of this package: a runner may load modules again for each file, and a process
 * may have both formats of the package.
 */
export function oneInProcess<Value extends object>(name: string, create: () => Value): Value {
  const key = Symbol.for(`evmbed.testing.${name}`)
  const found: Value | undefined = Reflect.get(globalThis, key)
  if (found) return found
  const value = create()
  Reflect.set(globalThis, key, value)
  return value
}
