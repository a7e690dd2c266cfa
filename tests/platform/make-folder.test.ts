import { chmod, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from '#server/platform/make-folder.ts'
import { registerTemporaryFolder } from '../support/temporary-folder.ts'

const root = registerTemporaryFolder()

const modeOf = async (path: string) => (await stat(path)).mode & 0o777

test('creates missing parents too, with the same mode', async () => {
  await makeFolder(join(root, 'a/b/c'), 0o700)
  expect([await modeOf(join(root, 'a')), await modeOf(join(root, 'a/b/c'))]).toEqual([0o700, 0o700])
})

test('keeps an existing folder, even when created concurrently', async () => {
  await makeFolder(join(root, 'kept'))
  await chmod(join(root, 'kept'), 0o750)
  await Promise.all([1, 2, 3].map(() => makeFolder(join(root, 'kept'), 0o700)))
  expect(await modeOf(join(root, 'kept'))).toBe(0o750)
  await Promise.all([1, 2, 3].map(() => makeFolder(join(root, 'deep/er'), 0o700)))
  expect(await modeOf(join(root, 'deep/er'))).toBe(0o700)
})

test('creates missing folders concurrently with others', async () => {
  for (let round = 0; round < 100; round += 1) {
    const path = join(root, `round-${round}/deep/er`)
    await Promise.all([1, 2, 3, 4].map(() => makeFolder(path, 0o700)))
    expect(await modeOf(path)).toBe(0o700)
  }
})

test('reports a file in the way, or a system without folders', async () => {
  await writeFile(join(root, 'file'), '')
  await expect(makeFolder(join(root, 'file'))).rejects.toMatchObject({ code: 'EEXIST', syscall: 'mkdir' })
  await expect(makeFolder(join(root, 'file/below'))).rejects.toMatchObject({ code: 'ENOTDIR', syscall: 'mkdir' })
  await expect(makeFolder('/proc/toolfinch/data')).rejects.toMatchObject({ code: 'ENOENT', syscall: 'mkdir' })
})
