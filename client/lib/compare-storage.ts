/** Short lists of tools that this browser keeps for its visitor and tells nobody. */
import { useSyncExternalStore } from 'react'
import { MAX_COMPARED } from '../../core/catalogue/tool-query.ts'

export type StoredTool = { readonly slug: string; readonly name: string }

export type StoredToolList = {
  readonly get: () => readonly StoredTool[]
  readonly set: (tools: readonly StoredTool[]) => void
  readonly subscribe: (listener: () => void) => () => void
}

const NOTHING: readonly StoredTool[] = []

/** What storage holds may be of another version, or written by hand. */
function readTools(text: string | null, limit: number): readonly StoredTool[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(stored)) return NOTHING
    const tools = stored.flatMap((entry: unknown) => {
      const { slug, name } = (entry ?? {}) as Partial<Record<keyof StoredTool, unknown>>
      return typeof slug === 'string' && typeof name === 'string' && slug !== '' ? [{ slug, name }] : []
    })
    return tools.slice(0, limit)
  } catch {
    return NOTHING
  }
}

/**
 * A list in local storage, the same in all tabs. Where storage is refused, it lives as long as the page. Nothing is
 * read before it is first asked for, so that it can be made on the server too.
 */
export function createStoredToolList(key: string, limit: number): StoredToolList {
  let current: readonly StoredTool[] | null = null
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const onStorage = (event: StorageEvent) => {
    // Null stands for a storage that was emptied as a whole.
    if (event.key !== key && event.key !== null) return
    current = event.key === null ? NOTHING : readTools(event.newValue, limit)
    tell()
  }
  const get = () => {
    if (current !== null) return current
    try {
      current = readTools(localStorage.getItem(key), limit)
    } catch {
      current = NOTHING
    }
    return current
  }
  return {
    get,
    set(tools) {
      current = tools.slice(0, limit)
      try {
        if (current.length === 0) localStorage.removeItem(key)
        else localStorage.setItem(key, JSON.stringify(current))
      } catch {
        // Storage is refused or full: the list holds for this page.
      }
      tell()
    },
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

const RECENT_LIMIT = 8

/** The tools chosen for the comparison, in the order in which they were chosen. */
export const comparedTools = createStoredToolList('toolfinch.compare', MAX_COMPARED)
/** The tools looked at last, the latest first. */
export const recentTools = createStoredToolList('toolfinch.recent', RECENT_LIMIT)

const onServer = () => NOTHING

/** The list as it is now; empty on the server and at hydration. */
export function useStoredTools(list: StoredToolList): readonly StoredTool[] {
  return useSyncExternalStore(list.subscribe, list.get, onServer)
}

/** Puts a tool that is looked at in front of the others. */
export function noteRecent({ slug, name }: StoredTool): void {
  recentTools.set([{ slug, name }, ...recentTools.get().filter((tool) => tool.slug !== slug)])
}

/** Takes a tool into the comparison or out of it. A fifth one is not taken. */
export function toggleCompared({ slug, name }: StoredTool): void {
  const tools = comparedTools.get()
  const others = tools.filter((tool) => tool.slug !== slug)
  comparedTools.set(others.length < tools.length ? others : [...tools, { slug, name }])
}

/** The address that shows these tools side by side, in this order. */
export function compareHref(slugs: readonly string[]): string {
  return slugs.length === 0 ? '/compare' : `/compare?tools=${slugs.map(encodeURIComponent).join(',')}`
}
