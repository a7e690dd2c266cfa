import { existsSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readBackup } from '#server/platform/backup/backup-text.ts'
import { databaseText } from '#server/platform/backup/database-text.ts'
import { receiveBackup, sendBackups } from '#server/platform/backup/snapshot-socket.ts'
import { silentLog } from '#server/platform/log.ts'
import { clock } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const database = registerTestDatabase()

const serve = async (text: () => AsyncIterable<Buffer>) => {
  const dataDir = await temporaryFolder()
  const stop = await sendBackups({ dataDir, text, log: silentLog })
  onTestFinished(stop)
  return { dataDir, stop }
}

const read = async (dataDir: string) => {
  const text = await receiveBackup(dataDir)
  return text === null ? null : readBackup(text)
}

test('several commands get a backup of the running server at once', async () => {
  const { openSnapshot } = database
  const { dataDir, stop } = await serve(() => databaseText({ openSnapshot, clock, authSecret: 's' }))
  await database.prisma.clientErrorReport.create({ data: { path: '/', message: 'kept', createdAt: clock.now() } })
  const [one, other] = await Promise.all([read(dataDir), read(dataDir)])
  expect(one?.trailer.tables['client_error_reports']?.rows).toBe(1)
  expect(other).toEqual(one)
  expect(statSync(join(dataDir, 'backup.sock')).mode & 0o777).toBe(0o600)
  await stop()
  expect(await read(dataDir)).toBeNull()
})

test('without a server, or after it was killed, there is nothing to receive; the next one uses the socket again', async () => {
  const dataDir = await temporaryFolder()
  expect(await read(dataDir)).toBeNull()
  await writeFile(join(dataDir, 'backup.sock'), '')
  expect(await read(dataDir)).toBeNull()
  const { openSnapshot } = database
  const stop = await sendBackups({
    dataDir,
    text: () => databaseText({ openSnapshot, clock, authSecret: null }),
    log: silentLog,
  })
  onTestFinished(stop)
  expect((await read(dataDir))?.header.format).toBe(1)
  await stop()
  expect(existsSync(join(dataDir, 'backup.sock'))).toBe(false)
})

test('a server that fails or stops in the middle is noticed, and a reader that leaves ends the reading', async () => {
  const failing = await serve(async function* () {
    yield Buffer.from('-- backup {"format":1')
    throw new Error('the engine stopped')
  })
  await expect(read(failing.dataDir)).rejects.toThrow('The backup is incomplete: its end is missing.')

  let isEnded = false
  const endless = await serve(async function* () {
    try {
      for (;;) yield Buffer.alloc(100_000, 'x')
    } finally {
      isEnded = true
    }
  })
  const text = await receiveBackup(endless.dataDir)
  for await (const _ of text ?? []) break
  await eventually(() => expect(isEnded).toBe(true))
})

test('a folder whose path is too long for a socket is reported', async () => {
  const warnings: string[] = []
  const log = { ...silentLog, warn: (_: object, message: string) => void warnings.push(message) }
  const dataDir = join(await temporaryFolder(), 'x'.repeat(120))
  await sendBackups({ dataDir, text: async function* () {}, log })
  expect(warnings).toEqual(['DATA_DIR is too long for a socket: a backup needs the server to be stopped'])
  expect(await receiveBackup(dataDir)).toBeNull()
})
