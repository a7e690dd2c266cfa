import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { killDuringWrites } from '#lab/chaos/kills/scenarios.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { silentLog } from '#server/platform/log.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const victim = join(import.meta.dirname, '..', '..', '..', 'lab', 'chaos', 'kills', 'victim.ts')

it('loses no acknowledged write in three kills', { timeout: 600_000 }, async () => {
  const cycles = await killDuringWrites({ cycles: 3, seed: 20_261_120 })
  expect(cycles.filter(({ ok }) => !ok)).toEqual([])
  expect(cycles).toHaveLength(3)
  expect(cycles.at(-1)?.acknowledged).toBeGreaterThan(3)
})

it('rejects a second process, names the first, and does no harm', async () => {
  const dataDir = join(await temporaryFolder(), 'data')
  const database = await openDatabase({ dataDir, log: silentLog })
  const row = { path: '/', message: 'kept', createdAt: new Date('2026-03-01T12:00:00Z') }
  await database.prisma.clientErrorReport.create({ data: row })

  const second = spawn(process.execPath, [victim, dataDir, join(dataDir, 'ledger'), 'look'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [complaint, [code]] = await Promise.all([text(second.stderr), once(second, 'exit')])
  expect(code).not.toBe(0)
  expect(complaint).toContain(`is in use by process ${process.pid}`)

  await expect(openDatabase({ dataDir, log: silentLog })).rejects.toThrow(`in use by process ${process.pid}`)

  await database.prisma.clientErrorReport.create({ data: row })
  await database.ping()
  await database.close()
  const reopened = await openDatabase({ dataDir, log: silentLog })
  expect(await reopened.prisma.clientErrorReport.count()).toBe(2)
  await reopened.close()
  await reopened.close()
})

it('releases the folder when a migration fails', async () => {
  const folder = await temporaryFolder()
  const options = { dataDir: join(folder, 'data'), log: silentLog }
  await (await openDatabase({ ...options, migrationsDir: join(folder, 'none') })).close()
  // The migrations table is missing, and there is a file in place of the migrations folder.
  await expect(openDatabase({ ...options, migrationsDir: victim })).rejects.toThrow('ENOTDIR')
  await (await openDatabase(options)).close()
})
