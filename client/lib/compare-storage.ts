/** Short lists of tools that are stored in this browser only. */
import { MAX_COMPARED } from '#core/catalogue/tool-query.ts'
import { createStoredValue, type StoredValue, useStoredValue } from './stored-value.ts'

type MarkImage = { readonly path: string; readonly darkPath: string | null }

export type StoredTool = {
  /** Missing in lists stored by an earlier version. */
  readonly id?: string
  readonly slug: string
  readonly name: string
  readonly mark?: MarkImage | null
}

type StoredToolList = StoredValue<readonly StoredTool[]>

const NOTHING: readonly StoredTool[] = []

const isMarkPath = (value: unknown): value is string => typeof value === 'string' && value.startsWith('/marks/')

/** The mark of a stored tool, if its files are on this site. */
function readMark(stored: unknown): Pick<StoredTool, 'mark'> {
  const { path, darkPath } = (stored ?? {}) as Partial<Record<keyof MarkImage, unknown>>
  return isMarkPath(path) ? { mark: { path, darkPath: isMarkPath(darkPath) ? darkPath : null } } : {}
}

function readTools(text: string): readonly StoredTool[] {
  const stored: unknown = JSON.parse(text)
  if (!Array.isArray(stored)) return NOTHING
  return stored.flatMap((entry: unknown) => {
    const { id, slug, name, mark } = (entry ?? {}) as Partial<Record<keyof StoredTool, unknown>>
    return typeof slug === 'string' && typeof name === 'string' && slug !== ''
      ? [{ ...(typeof id === 'string' && { id }), slug, name, ...readMark(mark) }]
      : []
  })
}

/** A list in local storage, shared by all tabs, with at most `limit` tools. */
export function createStoredToolList(key: string, limit: number): StoredToolList {
  const list = createStoredValue({
    key,
    parse: (text) => readTools(text).slice(0, limit),
    format: (tools) => (tools.length === 0 ? null : JSON.stringify(tools)),
    fallback: NOTHING,
  })
  return { ...list, set: (tools) => list.set(tools.slice(0, limit)) }
}

const RECENT_LIMIT = 8

/** The tools selected for the comparison, in the order of selection. */
export const comparedTools = createStoredToolList('toolfinch.compare', MAX_COMPARED)
/** The recently viewed tools, latest first. */
export const recentTools = createStoredToolList('toolfinch.recent', RECENT_LIMIT)

/** The current list; empty on the server and at hydration. */
export const useStoredTools = (list: StoredToolList): readonly StoredTool[] => useStoredValue(list)

/** Moves a viewed tool to the front. */
export function noteRecent({ id, slug, name, mark }: StoredTool & { readonly id: string }): void {
  recentTools.set([{ id, slug, name, ...readMark(mark) }, ...recentTools.get().filter((tool) => tool.slug !== slug)])
}

/** Adds a tool to the comparison or removes it. A fifth one is not added. */
export function toggleCompared({ slug, name, mark }: StoredTool): void {
  const tools = comparedTools.get()
  const others = tools.filter((tool) => tool.slug !== slug)
  comparedTools.set(others.length < tools.length ? others : [...tools, { slug, name, ...readMark(mark) }])
}

/** The address that shows these tools side by side, in this order. */
export function compareHref(slugs: readonly string[]): string {
  return slugs.length === 0 ? '/compare' : `/compare?tools=${slugs.map(encodeURIComponent).join(',')}`
}
