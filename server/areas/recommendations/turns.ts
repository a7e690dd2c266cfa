/** Work of the same key in turn, of different keys at once. */
export type Turns = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** Remembers a key only while work of it is under way. */
export const createTurns = (): Turns => {
  const last = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const done = (last.get(key) ?? Promise.resolve()).then(work)
    const settled = done.then(
      () => undefined,
      () => undefined,
    )
    last.set(key, settled)
    void settled.then(() => {
      if (last.get(key) === settled) last.delete(key)
    })
    return done
  }
}
