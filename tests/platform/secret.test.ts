import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepSecret, readOrCreateSecret } from '#server/platform/secret.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toolfinch-secret-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a secret is created once, readable only by its owner, and reused', async () => {
  const dataDir = join(folder, 'data')
  const secret = await readOrCreateSecret(dataDir)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(await readOrCreateSecret(dataDir)).toBe(secret)
  expect((await stat(join(dataDir, 'auth-secret'))).mode & 0o777).toBe(0o600)
})

test('processes that start together agree on one and leave no draft files', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => readOrCreateSecret(folder)))
  expect(new Set(secrets).size).toBe(1)
  expect(await readdir(folder)).toEqual(['auth-secret'])
})

test('the secret of a restored backup never replaces another one', async () => {
  const dataDir = join(folder, 'data')
  expect(await keepSecret(dataDir, 'restored')).toBe(join(dataDir, 'auth-secret'))
  expect(await keepSecret(dataDir, 'restored')).toBe(join(dataDir, 'auth-secret'))
  const other = await keepSecret(dataDir, 'other')
  expect(other).toBe(join(dataDir, 'auth-secret.restored'))
  expect(await readFile(other, 'utf8')).toBe('other')
  expect((await stat(other)).mode & 0o777).toBe(0o600)
  expect(await readOrCreateSecret(dataDir)).toBe('restored')
})
