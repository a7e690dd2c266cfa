import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { applySearchChanges, buildSearchIndex } from '#core/search/index/build-index.ts'
import type { SearchIndex } from '#core/search/index/search-index.ts'
import type { SearchRecord } from '#core/search/index/search-record.ts'
import { searchTools } from '#core/search/search-tools.ts'
import { suggestTools } from '#core/search/suggest-tools.ts'
import { readSearchRecords } from '#lab/eval-search/catalogue.ts'
import { createIndexBuilder } from '#server/areas/catalogue/search/index-builder.ts'
import { readSearchWords } from '#server/areas/catalogue/search/read-search-words.ts'

const records = readSearchRecords()
const words = readSearchWords()
const TEXTS = [
  'transcribe meetings',
  'photoshop alternative',
  'midjurney',
  'free c++ editor',
  'chatgpt vs claude',
  'ca',
]

async function* batchesOf(list: readonly SearchRecord[]): AsyncGenerator<readonly SearchRecord[]> {
  for (let start = 0; start < list.length; start += 300) yield list.slice(start, start + 300)
}

/** Records messages to and from the worker. */
const createWatchedBuilder = () => {
  const sent: unknown[] = []
  const builder = createIndexBuilder(() => {
    const worker = new Worker(new URL('../../../server/areas/catalogue/search/index-worker.ts', import.meta.url))
    const post = worker.postMessage.bind(worker)
    worker.postMessage = (message: unknown) => {
      sent.push(message)
      post(message)
    }
    return worker
  })
  const build = (previous: SearchIndex | null, changed: readonly SearchRecord[], removed: readonly string[] = []) =>
    builder.build({ previous, words, removed }, batchesOf(changed))
  return { build, sent }
}

/** How many objects structured clone creates for a message, and which typed arrays it copies. */
const clonedParts = (message: unknown) => {
  let objects = 0
  const copied: string[] = []
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return
    objects += 1
    if (ArrayBuffer.isView(value)) {
      if (!(value.buffer instanceof SharedArrayBuffer)) copied.push(path)
    } else if (value instanceof Map) for (const part of value.values()) visit(part, path)
    else for (const [name, part] of Object.entries(value)) visit(part, `${path}.${name}`)
  }
  visit(message, '')
  return { objects, copied }
}

const answers = (index: SearchIndex) =>
  TEXTS.map((text) => ({ ...searchTools(index, text), suggested: suggestTools(index, text.slice(0, 5), 8) }))

test('an index from the worker equals one of this thread, even after a change, and the previous one stays usable', async () => {
  const { build } = createWatchedBuilder()
  const first = await build(null, records)
  const here = buildSearchIndex(records, words)
  expect(answers(first)).toEqual(answers(here))
  const changed = records
    .slice(0, 3)
    .map((record) => ({ ...record, name: `New ${record.name}`, slug: `z-${record.slug}` }))
  const removed = [records[10]?.id ?? '']
  const second = await build(first, changed, removed)
  expect(answers(second)).toEqual(answers(applySearchChanges(here, { changed, removed })))
  expect(answers(first)).toEqual(answers(here))
})

test('no thread clones an object per tool or copies a column', async () => {
  const { build, sent } = createWatchedBuilder()
  const small = await build(null, records.slice(0, 10))
  const large = await build(null, records)
  expect(clonedParts(large)).toEqual({ objects: clonedParts(small).objects, copied: [] })
  await build(large, [])
  const task = sent.find((message) => (message as { previous?: unknown } | null)?.previous === large)
  expect(clonedParts(task).copied).toEqual([])
})
