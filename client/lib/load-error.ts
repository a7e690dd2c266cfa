/** Identifies the build: this code is in the entry script, which names all others, so each build changes its name. */
export const BUILD = import.meta.url

/** The browser could not load code of the app: it is offline, or a newer build has replaced the code. */
export class LoadError extends Error {}

/** Marks a failure of `import()`, so that it is not mistaken for a bug. */
export async function loaded<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading
  } catch (cause) {
    throw new LoadError('Code of this page could not be loaded', { cause })
  }
}
