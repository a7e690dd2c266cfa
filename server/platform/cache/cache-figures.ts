/** What a cache holds at the moment. */
export type CacheFigure = { readonly name: string; readonly entries: number; readonly bytes: number }

type Reader = () => Omit<CacheFigure, 'name'>

export type CacheFigures = {
  /** Makes a cache visible in the administration. A later one of the same name takes its place. */
  add(name: string, read: Reader): void
  read(): readonly CacheFigure[]
}

/** The caches of this process. They are made by whoever serves requests, so that nothing here knows them. */
export const createCacheFigures = (): CacheFigures => {
  const readers = new Map<string, Reader>()
  return {
    add: (name, read) => void readers.set(name, read),
    read: () => [...readers].map(([name, read]) => ({ name, ...read() })),
  }
}
