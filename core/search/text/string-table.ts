/** A hash table from strings to numbers in flat memory: a Map is copied between threads entry by entry. */
import { listOf, type StringList } from './string-list.ts'

export type StringTable = StringList & {
  /** Open addressing; each slot has the number plus 1. */
  readonly slots: Int32Array
}

const LEAST_SLOTS = 16

/** FNV-1a of a substring. */
const hashOf = (text: string, from: number, to: number): number => {
  let hash = 0x811c9dc5
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash ^ (hash >>> 15)
}

/** At most half full, so that probes stay short. */
const slotsFor = (length: number): number => {
  let size = LEAST_SLOTS
  while (size < length * 2) size *= 2
  return size
}

const place = (slots: Int32Array, number: number, text: string, from: number, to: number) => {
  const mask = slots.length - 1
  let slot = hashOf(text, from, to) & mask
  while (slots[slot] !== 0) slot = (slot + 1) & mask
  slots[slot] = number + 1
}

/** Adds new strings, which get the next numbers. */
export const extendTable = (table: StringTable, added: readonly string[]): StringTable => {
  if (added.length === 0) return table
  const list = listOf(added)
  const length = table.length + list.length
  const starts = new Uint32Array(length + 1)
  starts.set(table.starts)
  for (let at = 0; at <= list.length; at++) starts[table.length + at] = table.text.length + (list.starts[at] ?? 0)
  const text = table.text + list.text
  const size = slotsFor(length)
  const slots = new Int32Array(size)
  const grows = size !== table.slots.length
  if (!grows) slots.set(table.slots)
  for (let number = grows ? 0 : table.length; number < length; number++) {
    place(slots, number, text, starts[number] ?? 0, starts[number + 1] ?? 0)
  }
  return { length, text, starts, slots }
}

export const emptyTable = (): StringTable => ({ ...listOf([]), slots: new Int32Array(LEAST_SLOTS) })

const hasPart = (text: string, start: number, other: string, from: number, to: number): boolean => {
  for (let at = from; at < to; at++) if (other.charCodeAt(at) !== text.charCodeAt(start + at - from)) return false
  return true
}

/** The number of a string or substring, without copying; undefined when missing. */
export const numberOf = (
  { slots, starts, text: all }: StringTable,
  text: string,
  from = 0,
  to = text.length,
): number | undefined => {
  const mask = slots.length - 1
  for (let slot = hashOf(text, from, to) & mask; ; slot = (slot + 1) & mask) {
    const number = (slots[slot] ?? 0) - 1
    if (number < 0) return undefined
    const start = starts[number] ?? 0
    if ((starts[number + 1] ?? 0) - start === to - from && hasPart(all, start, text, from, to)) return number
  }
}

export type GrowingTable = { readonly strings: string[]; slots: Int32Array }

export const growingTable = (): GrowingTable => ({ strings: [], slots: new Int32Array(LEAST_SLOTS) })

/** As `numberOf`. */
export const growingNumberOf = (
  { strings, slots }: GrowingTable,
  text: string,
  from: number,
  to: number,
): number | undefined => {
  const mask = slots.length - 1
  for (let slot = hashOf(text, from, to) & mask; ; slot = (slot + 1) & mask) {
    const number = (slots[slot] ?? 0) - 1
    if (number < 0) return undefined
    const string = strings[number] ?? ''
    if (string.length === to - from && hasPart(string, 0, text, from, to)) return number
  }
}

/** Adds a new string and returns its number. */
export const addString = (table: GrowingTable, string: string): number => {
  const number = table.strings.push(string) - 1
  if (table.strings.length * 2 <= table.slots.length) place(table.slots, number, string, 0, string.length)
  else {
    table.slots = new Int32Array(table.slots.length * 2)
    for (const [at, known] of table.strings.entries()) place(table.slots, at, known, 0, known.length)
  }
  return number
}
