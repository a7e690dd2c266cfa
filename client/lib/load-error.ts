/** Code of the product that the browser could not load: it is offline, or a newer build has taken its place. */
export class LoadError extends Error {}

/** Marks a failure of `import()` as one, so that it is not taken for a fault in the code. */
export async function loaded<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading
  } catch (cause) {
    throw new LoadError('Code of this page could not be loaded', { cause })
  }
}
