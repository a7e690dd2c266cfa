import { expect, test } from 'vitest'
import { killDuringBackups } from '#lab/chaos/kills/backup-kill.ts'

test('kill -9 during a backup and a restore leaves source and target whole', { timeout: 600_000 }, async () => {
  const rounds = await killDuringBackups({ cycles: 1, seed: 20_261_130, rows: 500, killsPerCommand: 1 })
  expect(rounds).toMatchObject([{ ok: true, kills: 2 }])
})
