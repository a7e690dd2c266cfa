import { beforeEach, expect, test } from 'vitest'
import { createKeyUsage } from '#server/areas/integrations/key-usage.ts'
import type { Database } from '#server/platform/database/database.ts'
import { storeKey } from '../../support/api-keys.ts'
import { clock } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { storeViewer } from '../../support/viewers.ts'
import { buildTestApp } from '../http/app-support.ts'
import { captureLog } from '../http/support.ts'

const database = registerTestDatabase()
let keyId: string
let key: string

beforeEach(async () => {
  await database.reset()
  const { id } = await storeViewer(database, 'ada@people.example')
  ;({ id: keyId, key } = await storeKey(database, id))
})

const calls = async () => (await database.prisma.apiKey.findUniqueOrThrow({ where: { id: keyId } })).calls

test('calls are written together after half a minute', async () => {
  const planned: [() => void, number][] = []
  const schedule = (work: () => void, afterMs: number) => {
    planned.push([work, afterMs])
    return () => undefined
  }
  const usage = createKeyUsage({ database, clock, log: captureLog().log, schedule })
  for (let count = 0; count < 5; count += 1) usage.count(keyId)
  expect(planned.map(([, afterMs]) => afterMs)).toEqual([30_000])
  expect(await calls()).toBe(0)
  await usage.flush()
  expect(await calls()).toBe(5)
  // Nothing is left to write, and the next call plans anew.
  planned[0]?.[0]()
  usage.count(keyId)
  expect(planned).toHaveLength(2)
})

test('calls since then are written when the process ends', async () => {
  const { app } = await buildTestApp(database)
  await app.inject({ url: '/robots.txt', headers: { authorization: `Bearer ${key}` } })
  expect(await calls()).toBe(0)
  await app.close()
  expect(await calls()).toBe(1)
})

test('a failure is logged and loses only the counts', async () => {
  const { lines, log } = captureLog()
  const prisma = { $executeRaw: () => Promise.reject(new Error('gone')) } as unknown as Database['prisma']
  const usage = createKeyUsage({ database: { ...database, prisma }, clock, log, schedule: () => () => undefined })
  usage.count(keyId)
  await usage.flush()
  expect(lines).toMatchObject([{ level: 'warn', msg: 'the calls of API keys could not be stored' }])
})
