/** The names of all tools in an order in which they are found. */
import { foldedText, looseKey, strictKey } from './name-keys.ts'
import type { IndexedTool, NameTable } from './search-index.ts'

export const NAME_ENTRY = 0
const ALIAS_ENTRY = 1
export const VENDOR_ENTRY = 2

type Entry = { readonly key: string; readonly strict: string; readonly tool: number; readonly kind: number }

const entriesOf = ({ name, aliases, vendor }: IndexedTool, tool: number): Entry[] =>
  [
    { text: name, kind: NAME_ENTRY },
    ...aliases.map((text) => ({ text, kind: ALIAS_ENTRY })),
    { text: vendor, kind: VENDOR_ENTRY },
  ].map(({ text, kind }) => {
    const folded = foldedText(text)
    return { key: looseKey(folded), strict: strictKey(folded), tool, kind }
  })

export const buildNameTable = (tools: readonly IndexedTool[]): NameTable => {
  const entries = tools.flatMap(entriesOf).filter(({ strict }) => strict !== '')
  entries.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.tool - b.tool || a.kind - b.kind))
  const lines = tools.map(({ name, aliases }) => [name, ...aliases].map(foldedText).join('\n'))
  const starts = new Uint32Array(tools.length)
  let start = 0
  lines.forEach((line, tool) => {
    starts[tool] = start
    start += line.length + 1
  })
  return {
    keys: entries.map(({ key }) => key),
    strictKeys: entries.map(({ key, strict }) => (strict === key ? key : strict)),
    tools: Uint32Array.from(entries, ({ tool }) => tool),
    kinds: Uint8Array.from(entries, ({ kind }) => kind),
    text: lines.join('\n'),
    starts,
  }
}

/** The position of the first key that is not before `key`. */
export const firstAtLeast = (keys: { readonly length: number }, isBefore: (position: number) => boolean): number => {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}
