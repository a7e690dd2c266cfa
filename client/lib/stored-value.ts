import { useSyncExternalStore } from 'react'

type Options<T> = {
  readonly key: string
  /** `local` outlives the visit and is shared by all tabs; `session` belongs to one tab. */
  readonly area?: 'local' | 'session'
  /**
   * Parses the stored text, which may come from another version or be edited by hand, so it has to validate every part
   * that it returns. If it throws, there is no value.
   */
  readonly parse: (text: string) => T
  /** The text to store; null if the value has no stored entry. The default is JSON. */
  readonly format?: (value: T) => string | null
  /** The value if nothing valid is stored, on the server and at hydration. */
  readonly fallback: T
  /**
   * Whether a value that the browser cannot store (storage is blocked or full) is kept in memory until the page is
   * closed. The default is true. With false, such a value is dropped and the previous one stays.
   */
  readonly inMemory?: boolean
}

export type StoredValue<T> = {
  readonly fallback: T
  /** The current value, as any tab stored it last. The same object until the stored text changes. */
  readonly get: () => T
  /** Stores a value. Returns whether the browser stored it. Never throws. */
  readonly set: (value: T) => boolean
  /** Removes the entry, after which the value is `fallback`. Never throws. */
  readonly remove: () => void
  /** Whether the browser stored the last `set`. */
  readonly isStored: () => boolean
  /** Calls the listener after a change in this tab or another one. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void
  /** Calls the listeners of this tab, when something derived from the value has changed without it. */
  readonly notify: () => void
}

/**
 * A value in the browser's storage. Nothing is read before `get`, so that it can also be created on the server.
 * `get` reads the storage each time: two tabs that change a value one after the other do not overwrite each other.
 */
export function createStoredValue<T>({
  key,
  area = 'local',
  parse,
  format = JSON.stringify,
  fallback,
  inMemory = true,
}: Options<T>): StoredValue<T> {
  const listeners = new Set<() => void>()
  const storage = () => window[`${area}Storage`]
  /** The stored text that `current` stands for. */
  let text: string | null = null
  let current = fallback
  let stored = true

  /** The stored text; null without one, undefined if storage is blocked. */
  const read = (): string | null | undefined => {
    try {
      return storage().getItem(key)
    } catch {
      return undefined
    }
  }
  const get = () => {
    const found = read()
    if (found === undefined) return inMemory ? current : fallback
    if (found !== text) {
      text = found
      current = fallback
      try {
        if (found !== null) current = parse(found)
      } catch {
        // Not a valid value.
      }
    }
    return current
  }
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const write = (value: T, next: string | null): boolean => {
    try {
      if (next === null) storage().removeItem(key)
      else storage().setItem(key, next)
      text = next
      stored = true
    } catch {
      // The stored text is outdated, and must not replace the value when it is read again.
      if (inMemory) text = read() ?? null
      stored = false
    }
    if (stored || inMemory) current = value
    notify()
    return stored
  }
  const onStorage = (event: StorageEvent) => {
    // Null means that the whole storage was cleared.
    if (event.key === key || event.key === null) notify()
  }
  return {
    fallback,
    get,
    set: (value) => write(value, format(value)),
    remove: () => void write(fallback, null),
    isStored: () => stored,
    notify,
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
  }
}

/** The current value, shared by all tabs; `fallback` on the server and at hydration. */
export const useStoredValue = <T>(value: StoredValue<T>): T =>
  useSyncExternalStore(value.subscribe, value.get, () => value.fallback)
