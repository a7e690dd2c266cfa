import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lacksEmbeddedDatabase } from '#server/platform/database/embedded-folder.ts'
import { finishRestore } from '#server/platform/database/restored-folder.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const NAMES = ['pglite', 'auth-secret']

/** Files in the places of the folders, which are moved in the same way. */
const create = async (folder: string, content: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  for (const name of NAMES) await writeFile(join(folder, name), content)
}
const contentOf = (folder: string) => Promise.all(NAMES.map((name) => readFile(join(folder, name), 'utf8')))

/** What `finishRestore` does, one step after the other. */
const STEPS: readonly ((dataDir: string) => Promise<unknown>)[] = [
  async () => undefined,
  (dataDir) => mkdir(join(dataDir, 'replaced')),
  ...NAMES.flatMap((name) => [
    (dataDir: string) => rename(join(dataDir, name), join(dataDir, 'replaced', name)),
    (dataDir: string) => rename(join(dataDir, 'restored', name), join(dataDir, name)),
  ]),
]

test.each([...STEPS.keys()])(
  'a restore that was killed after step %i of changing places is completed',
  async (last) => {
    const dataDir = await temporaryFolder()
    await create(dataDir, 'former')
    await create(join(dataDir, 'restored'), 'new')
    for (const step of STEPS.slice(0, last + 1)) await step(dataDir)
    expect(lacksEmbeddedDatabase(dataDir)).toBe(false)
    await finishRestore(dataDir)
    expect(await contentOf(dataDir)).toEqual(['new', 'new'])
    expect(await contentOf(join(dataDir, 'replaced'))).toEqual(['former', 'former'])
    expect((await readdir(dataDir)).sort()).toEqual(['auth-secret', 'pglite', 'replaced'])
  },
)

test('nothing is kept of an empty folder, and nothing happens without a restore', async () => {
  const dataDir = await temporaryFolder()
  await finishRestore(dataDir)
  expect(lacksEmbeddedDatabase(dataDir)).toBe(true)
  await create(join(dataDir, 'restored'), 'new')
  await finishRestore(dataDir)
  await finishRestore(dataDir)
  expect((await readdir(dataDir)).sort()).toEqual(['auth-secret', 'pglite'])
})
