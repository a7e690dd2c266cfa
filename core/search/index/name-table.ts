import { foldedText, looseKey, strictKey } from '../text/name-keys.ts'
import { isTextAt, isTextBefore, listOf } from '../text/string-list.ts'
import { type Arrangement, arrangeColumn, arrangeStrings, mergeSorted } from './arrange.ts'
import type { NameTable } from './search-index.ts'
import type { SearchRecord } from './search-record.ts'

export const NAME_ENTRY = 0
const ALIAS_ENTRY = 1
export const VENDOR_ENTRY = 2

type Entry = { readonly key: string; readonly strict: string; readonly tool: number; readonly kind: number }

const namesOf = ({ name, aliases }: SearchRecord): string[] => [name, ...aliases].map(foldedText)

const entryOf = (folded: string, tool: number, kind: number): Entry[] => {
  const key = looseKey(folded)
  const strict = strictKey(folded)
  return strict === '' ? [] : [{ key, strict: strict === key ? '' : strict, tool, kind }]
}

const entriesOf = (record: SearchRecord, tool: number): Entry[] => [
  ...namesOf(record).flatMap((name, at) => entryOf(name, tool, at === 0 ? NAME_ENTRY : ALIAS_ENTRY)),
  ...entryOf(foldedText(record.vendor), tool, VENDOR_ENTRY),
]

/** `arrangement` maps tools to sources, `placeOf` previous tools to new ordinals (-1 when removed). */
export const arrangeNames = (
  arrangement: Arrangement,
  placeOf: Int32Array,
  before: NameTable,
  records: readonly SearchRecord[],
): NameTable => {
  const entries: Entry[] = []
  arrangement.sources.forEach((source, tool) => {
    const record = records[source - arrangement.boundary]
    if (record !== undefined) entries.push(...entriesOf(record, tool))
  })
  entries.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.tool - b.tool || a.kind - b.kind))
  const toolOf = (entry: number) => placeOf[before.tools[entry] ?? 0] ?? 0
  const kept = before.tools.map((_, entry) => entry).filter((entry) => toolOf(entry) >= 0)
  const isBefore = (entry: number, other: number) => {
    const { key, tool } = entries[other] as Entry
    return isTextBefore(before.keys, entry, key) || (isTextAt(before.keys, entry, key) && toolOf(entry) < tool)
  }
  const order = mergeSorted(kept, before.keys.length, Uint32Array.from(entries.keys()), isBefore)
  const { length } = order.sources
  return {
    keys: arrangeStrings(order, before.keys, listOf(entries.map(({ key }) => key))),
    strictKeys: arrangeStrings(order, before.strictKeys, listOf(entries.map(({ strict }) => strict))),
    tools: arrangeColumn(
      new Uint32Array(length),
      order,
      before.tools.map((tool) => Math.max(0, placeOf[tool] ?? 0)),
      Uint32Array.from(entries, ({ tool }) => tool),
    ),
    kinds: arrangeColumn(
      new Uint8Array(length),
      order,
      before.kinds,
      Uint8Array.from(entries, ({ kind }) => kind),
    ),
    lines: arrangeStrings(
      arrangement,
      before.lines,
      listOf(
        records.map((record) =>
          namesOf(record)
            .map((name) => `${name}\n`)
            .join(''),
        ),
      ),
    ),
  }
}
