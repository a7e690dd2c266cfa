/** Builds a search index in its own thread: large catalogs take seconds, which no request should wait for. */
import { parentPort } from 'node:worker_threads'
import { applySearchChanges, buildSearchIndex } from '#core/search/index/build-index.ts'
import type { SearchRecord } from '#core/search/index/search-record.ts'
import type { IndexTask } from './index-builder.ts'
import { shareMemory } from './share-memory.ts'

let task: IndexTask | null = null
const changed: SearchRecord[] = []

/** First the task, then records in batches, then null. */
parentPort?.on('message', (message: IndexTask | readonly SearchRecord[] | null) => {
  if (message === null) {
    if (task === null) throw new Error('The task is missing')
    const { previous, words, removed } = task
    const index =
      previous === null ? buildSearchIndex(changed, words) : applySearchChanges(previous, { changed, removed })
    parentPort?.postMessage(shareMemory(index))
  } else if (Array.isArray(message)) {
    changed.push(...message)
  } else {
    task = message as IndexTask
  }
})
