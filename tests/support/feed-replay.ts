/** A client that keeps a copy of the catalog with the public change feed. */
import { expect } from 'vitest'
import type { FeedRecord } from '#core/catalogue/fields/feed-fields.ts'
import type { FeedEntry } from '#server/areas/catalogue/changes/public-changes.ts'

type ReplayedEntry = Pick<FeedEntry, 'sequence' | 'kind' | 'toolId' | 'record' | 'field' | 'oldValue' | 'newValue'>

/** The records after the entries; each must fit the copy: none is repeated, skipped or out of order. */
export const replay = (from: readonly FeedRecord[], entries: readonly ReplayedEntry[]): readonly FeedRecord[] => {
  const copy = new Map(from.map((record) => [record.id, record]))
  let last = 0n
  for (const { sequence, kind, toolId, record, field, oldValue, newValue } of entries) {
    expect(BigInt(sequence)).toBeGreaterThan(last)
    last = BigInt(sequence)
    const known = copy.get(toolId)
    if (kind === 'added') {
      expect(known).toBeUndefined()
      if (record !== null) copy.set(toolId, record)
    } else if (known === undefined) throw new Error(`${kind} ${sequence} is about a tool that was not added`)
    else if (kind === 'changed' || kind === 'event') {
      expect([sequence, field, known[field ?? '']]).toEqual([sequence, field, oldValue])
      copy.set(toolId, { ...known, [field ?? '']: newValue })
    } else copy.delete(toolId)
  }
  return [...copy.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1))
}
