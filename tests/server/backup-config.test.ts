import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig } from '#server/config.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { problemsOf } from './config-problems.ts'

test('the schedule is read from variables', () => {
  const names = {
    BACKUP_DIR: '/backups',
    BACKUP_HOURS: '6',
    BACKUP_KEEP: '30',
    BACKUP_PASSPHRASE: 'correct horse battery',
  }
  expect(loadConfig(names).backup).toEqual({
    dir: '/backups',
    everyHours: 6,
    keepDays: 30,
    passphrase: 'correct horse battery',
  })
})

test('spaces of a passphrase in a file are kept', async () => {
  const file = join(await temporaryFolder(), 'passphrase')
  await writeFile(file, ' with spaces, kept \n')
  expect(loadConfig({ BACKUP_PASSPHRASE_FILE: file }).backup.passphrase).toBe(' with spaces, kept ')
})

test.each([
  ['BACKUP_HOURS', '0', 'must be a whole number from 1 to 168'],
  ['BACKUP_HOURS', '1.5', 'must be a whole number from 1 to 168'],
  ['BACKUP_KEEP', '3651', 'must be a whole number from 1 to 3650'],
  ['BACKUP_PASSPHRASE', 'elevenchars', 'must have at least 12 characters'],
])('%s=%s is refused', (name, value, problem) => {
  expect(problemsOf({ [name]: value })).toEqual([`${name}: ${problem}`])
})
