/** A proxy for an object that the hooks of a test file create later. It can be spread as well. */
export const later = <T extends object>(read: () => T | null): T => {
  const made = (): T => {
    const object = read()
    if (object === null) throw new Error('The hooks have not run yet.')
    return object
  }
  return new Proxy({} as T, {
    get: (_target, name) => Reflect.get(made(), name) as unknown,
    ownKeys: () => Reflect.ownKeys(made()),
    // Configurable, as required for proxy properties that the target lacks.
    getOwnPropertyDescriptor: (_target, name) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(made(), name)
      return descriptor && { ...descriptor, configurable: true }
    },
  })
}
