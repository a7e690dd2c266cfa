/** Strings and their numbers, as a hash table in flat memory: a map would be copied between threads entry by entry. */
import { isTextAt, listOf, type StringList } from './string-list.ts'

export type StringTable = StringList & {
  /** At the hash of a string, or in the next free place behind it: its number plus 1. */
  readonly slots: Int32Array
}

const LEAST_SLOTS = 16

/** The hash of a part of a text (FNV-1a). */
const hashOf = (text: string, from: number, to: number): number => {
  let hash = 0x811c9dc5
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash ^ (hash >>> 15)
}

/** At most half of the slots are used, so that what is looked for is near its hash. */
const slotsFor = (length: number): number => {
  let size = LEAST_SLOTS
  while (size < length * 2) size *= 2
  return size
}

/** The table with more strings, which it must not hold yet; they get the next numbers. */
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
    let slot = hashOf(text, starts[number] ?? 0, starts[number + 1] ?? 0) & (size - 1)
    while (slots[slot] !== 0) slot = (slot + 1) & (size - 1)
    slots[slot] = number + 1
  }
  return { length, text, starts, slots }
}

export const emptyTable = (): StringTable => ({ ...listOf([]), slots: new Int32Array(LEAST_SLOTS) })

/** The number of a string; undefined when the table does not hold it. */
export const numberOf = (table: StringTable, string: string): number | undefined => {
  const { slots } = table
  const mask = slots.length - 1
  for (let slot = hashOf(string, 0, string.length) & mask; ; slot = (slot + 1) & mask) {
    const number = (slots[slot] ?? 0) - 1
    if (number < 0) return undefined
    if (isTextAt(table, number, string)) return number
  }
}
