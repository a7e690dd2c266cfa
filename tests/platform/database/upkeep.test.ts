import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createEmbeddedClient } from '../../../server/platform/database/embedded.ts'
import { startUpkeep } from '../../../server/platform/database/upkeep.ts'
import { silentLog } from '../../../server/platform/log.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
})

it('tidies a while after the start and again and again, also after a failure', async () => {
  const warn = vi.fn()
  const run = vi.fn().mockRejectedValueOnce(new Error('busy')).mockResolvedValue(undefined)
  const upkeep = startUpkeep({ run, log: { ...silentLog, warn }, firstAfterMs: 10, everyMs: 100 })
  await vi.advanceTimersByTimeAsync(9)
  expect(run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(run).toHaveBeenCalledTimes(1)
  expect(warn).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(run).toHaveBeenCalledTimes(3)
  await upkeep.stop()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(run).toHaveBeenCalledTimes(3)
})

it('an end waits for the run under way and plans no other', async () => {
  const work = Promise.withResolvers<void>()
  const run = vi.fn(() => work.promise)
  const upkeep = startUpkeep({ run, log: silentLog, firstAfterMs: 10, everyMs: 10 })
  await vi.advanceTimersByTimeAsync(10)
  let stopped = false
  const stopping = upkeep.stop().then(() => {
    stopped = true
  })
  await vi.advanceTimersByTimeAsync(100)
  expect(stopped).toBe(false)
  work.resolve()
  await stopping
  await vi.advanceTimersByTimeAsync(100)
  expect(run).toHaveBeenCalledTimes(1)
})

it('what is run gives the planner its numbers', async () => {
  vi.useRealTimers()
  const client = await createEmbeddedClient('memory://')
  await client.exec('CREATE TABLE book (name text); INSERT INTO book SELECT n::text FROM generate_series(1, 500) n')
  await client.query('VACUUM ANALYZE')
  const { rows } = await client.query("SELECT reltuples::int AS count FROM pg_class WHERE relname = 'book'")
  expect(rows).toEqual([{ count: 500 }])
  await client.close()
})
