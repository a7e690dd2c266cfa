/**
 * Sort orders. Each assigns a tool one whole number, lowest first. Ties are sorted by a hash of the name, so that no name
 * comes first because of the alphabet; only the order by name keeps the column order (name, then id).
 */

import { DIRECTORY_PAGE_SIZE } from '../../display/pagination.ts'
import { textHash } from '../../text-hash.ts'
import type { ToolSort } from '../tool-query.ts'
import { compareCodePoints } from './code-points.ts'
import type { Ordinal, ToolColumns } from './columns.ts'

export type ToolOrder = {
  readonly keys: Float64Array
  readonly ordinals: Uint32Array
  readonly ties: 'hash' | 'name'
}

/** A cursor: the list continues after these values, even if the tool itself is gone. */
export type OrderPosition = { readonly key: number; readonly name: string; readonly id: string }

/** More than the number of tools, small enough that key and ordinal fit into one exact number. */
const ORDINALS = 2 ** 21
/** Above every directory rank. */
const MAX_RANK = 2 ** 31
const MAX_DAY = 2 ** 24
const MAX_SCORE = 5_000_000
const PROMINENCES = 4

/** How many tools at the top of the unfiltered directory have neighbors of other categories: the first page. */
const SPREAD = DIRECTORY_PAGE_SIZE

/** By key; of equal keys, the tool that comes first in `tied`. */
const sortByKey = (keys: Float64Array, tied: Uint32Array): Uint32Array => {
  const sorted = Float64Array.from(tied, (ordinal, place) => (keys[ordinal] as number) * ORDINALS + place).sort()
  return Uint32Array.from(sorted, (value) => tied[((value % ORDINALS) + ORDINALS) % ORDINALS] as number)
}

const orderBy = ({ mixed }: ToolColumns, keys: Float64Array): ToolOrder => ({
  keys,
  ordinals: sortByKey(keys, mixed),
  ties: 'hash',
})

const orderByName = ({ size }: ToolColumns): ToolOrder => ({
  keys: new Float64Array(size),
  ordinals: Uint32Array.from({ length: size }, (_, ordinal) => ordinal),
  ties: 'name',
})

const keysOf = (columns: ToolColumns, key: (ordinal: Ordinal) => number): Float64Array => {
  const keys = new Float64Array(columns.size)
  for (let ordinal = 0; ordinal < columns.size; ordinal += 1) keys[ordinal] = key(ordinal)
  return keys
}

type KeyedSort = Exclude<ToolSort, 'rating' | 'name'>

const KEYS: Readonly<Record<KeyedSort, (columns: ToolColumns) => (ordinal: Ordinal) => number>> = {
  price:
    ({ priceCents }) =>
    (ordinal) =>
      priceCents[ordinal] as number,
  newest:
    ({ addedDay, prominence }) =>
    (ordinal) =>
      (MAX_DAY - (addedDay[ordinal] as number)) * PROMINENCES + (PROMINENCES - 1 - (prominence[ordinal] as number)),
  relevance:
    ({ directoryRank }) =>
    (ordinal) =>
      MAX_RANK - (directoryRank[ordinal] as number),
}

/** An order that depends on the catalog alone; `relevance` is the directory order without a search. */
export const catalogueOrder = (columns: ToolColumns, sort: Exclude<ToolSort, 'rating'>): ToolOrder =>
  sort === 'name' ? orderByName(columns) : orderBy(columns, keysOf(columns, KEYS[sort](columns)))

/** By member rating, then prominence. `scoreOf` returns millionths of a star. */
export const ratingOrder = (columns: ToolColumns, scoreOf: (id: string) => number): ToolOrder =>
  orderBy(
    columns,
    keysOf(columns, (ordinal) => {
      const score = scoreOf(columns.ids[ordinal] as string)
      return (MAX_SCORE - score) * PROMINENCES + (PROMINENCES - 1 - (columns.prominence[ordinal] as number))
    }),
  )

/** Moves tools so that on the first page neighbors have different categories, as far as possible. */
export const spreadOrder = (columns: ToolColumns, { keys, ordinals, ties }: ToolOrder): ToolOrder => {
  const front: Ordinal[] = []
  const taken = new Set<Ordinal>()
  while (front.length < Math.min(SPREAD, columns.size)) {
    const last = front.at(-1)
    const before = last === undefined ? null : columns.category[last]
    const free = ordinals.find((ordinal) => !taken.has(ordinal)) as Ordinal
    const next = ordinals.find((ordinal) => !taken.has(ordinal) && columns.category[ordinal] !== before) ?? free
    front.push(next)
    taken.add(next)
  }
  const spread = keys.slice()
  // Below every rank, so that cursors compare as in any other order.
  front.forEach((ordinal, place) => {
    spread[ordinal] = place - SPREAD
  })
  const rest = ordinals.filter((ordinal) => !taken.has(ordinal))
  return { keys: spread, ordinals: Uint32Array.from([...front, ...rest]), ties }
}

export const positionOf = (columns: ToolColumns, { keys }: ToolOrder, ordinal: Ordinal): OrderPosition => ({
  key: keys[ordinal] as number,
  name: columns.names[ordinal] as string,
  id: columns.ids[ordinal] as string,
})

/** The index of the first of these sorted tools after the position. */
export const indexAfter = (
  columns: ToolColumns,
  { keys, ties }: ToolOrder,
  ordinals: Uint32Array,
  { key, name, id }: OrderPosition,
): number => {
  const hash = textHash(name)
  const isAfter = (ordinal: Ordinal): boolean => {
    const difference = (keys[ordinal] as number) - key
    if (difference !== 0) return difference > 0
    const own = columns.names[ordinal] as string
    const byHash = ties === 'hash' ? textHash(own) - hash : 0
    if (byHash !== 0) return byHash > 0
    const byName = compareCodePoints(own, name)
    return byName === 0 ? (columns.ids[ordinal] as string) > id : byName > 0
  }
  let [low, high] = [0, ordinals.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isAfter(ordinals[middle] as Ordinal)) high = middle
    else low = middle + 1
  }
  return low
}
