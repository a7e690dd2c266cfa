import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPassphrase } from '#server/backup-config.ts'
import { loadConfig } from '#server/config.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { problemsOf } from './config-problems.ts'

const read = (env: Record<string, string>) => readPassphrase(loadConfig(env).backup)

test('the passphrase is a variable, or in a file that is read each time', async () => {
  const file = join(await temporaryFolder(), 'passphrase')
  expect(await read({})).toBeUndefined()
  expect(await read({ BACKUP_PASSPHRASE: 'correct horse battery' })).toBe('correct horse battery')
  await writeFile(file, ' with spaces, kept \n')
  expect(await read({ BACKUP_PASSPHRASE_FILE: file })).toBe(' with spaces, kept ')
  await writeFile(file, 'too short\r\n')
  await expect(read({ BACKUP_PASSPHRASE_FILE: file })).rejects.toThrow(
    'The passphrase in BACKUP_PASSPHRASE_FILE must have at least 12 characters.',
  )
  await expect(read({ BACKUP_PASSPHRASE_FILE: `${file}.txt` })).rejects.toThrow(
    'BACKUP_PASSPHRASE_FILE cannot be read: ENOENT',
  )
})

test('the schedule is read from variables', () => {
  const names = { BACKUP_DIR: '/backups', BACKUP_HOURS: '6', BACKUP_KEEP: '30', BACKUP_PASSPHRASE_FILE: '/run/secret' }
  expect(loadConfig(names).backup).toEqual({
    dir: '/backups',
    everyHours: 6,
    keepDays: 30,
    passphrase: undefined,
    passphraseFile: '/run/secret',
  })
})

test('the passphrase is given only once', () => {
  expect(problemsOf({ BACKUP_PASSPHRASE: 'correct horse battery', BACKUP_PASSPHRASE_FILE: '/x' })).toEqual([
    'BACKUP_PASSPHRASE_FILE: must not be set together with BACKUP_PASSPHRASE',
  ])
})

test.each([
  ['BACKUP_HOURS', '0', 'must be a whole number from 1 to 168'],
  ['BACKUP_HOURS', '1.5', 'must be a whole number from 1 to 168'],
  ['BACKUP_KEEP', '3651', 'must be a whole number from 1 to 3650'],
  ['BACKUP_PASSPHRASE', 'elevenchars', 'must have at least 12 characters'],
])('%s=%s is refused', (name, value, problem) => {
  expect(problemsOf({ [name]: value })).toEqual([`${name}: ${problem}`])
})
