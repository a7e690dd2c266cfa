/** The current size of a cache. */
export type CacheFigure = { readonly name: string; readonly entries: number; readonly bytes: number }

type Reader = () => Omit<CacheFigure, 'name'>

export type CacheFigures = {
  /** Shows a cache in the administration; replaces one of the same name. */
  add(name: string, read: Reader): void
  read(): readonly CacheFigure[]
}

/** The caches of this process, registered by their owners. */
export const createCacheFigures = (): CacheFigures => {
  const readers = new Map<string, Reader>()
  return {
    add: (name, read) => void readers.set(name, read),
    read: () => [...readers].map(([name, read]) => ({ name, ...read() })),
  }
}
