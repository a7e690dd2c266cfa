import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

const run = (name: string, words: string[], env: Record<string, string> = {}) =>
  new Promise<{ code: unknown; stderr: string }>((resolve) => {
    const options = { env: { PATH: process.env['PATH'] ?? '', ...env } }
    const program = join(import.meta.dirname, `../../scripts/${name}.ts`)
    execFile(process.execPath, [program, ...words], options, (error, _stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stderr }),
    )
  })

const USAGES = {
  backup: 'Usage: npm run backup -- FILE [--verify]\n',
  restore: 'Usage: npm run restore -- FILE [--verify] [--replace]\n',
  move: 'Usage: npm run move -- postgres://USER:PASSWORD@HOST/DATABASE\n',
}

test('misuse is answered with the usage', async () => {
  const cases = [
    ['backup', []],
    ['restore', ['one', 'two']],
    ['move', ['mysql://localhost/x']],
  ] as const
  for (const [name, words] of cases) expect(await run(name, [...words])).toEqual({ code: 1, stderr: USAGES[name] })
})

test('every other mistake is answered in one line too', async () => {
  const folder = await temporaryFolder()
  const [file, missing] = [join(folder, 'notes.txt'), join(folder, 'missing')]
  await writeFile(file, 'notes')
  const env = { DATA_DIR: missing }
  const line = (text: string) => ({ code: 1, stderr: `${text}\n` })
  expect(await run('backup', [file], env)).toEqual(line(`${file} exists already. Backups never replace a file.`))
  expect(await run('backup', [missing], env)).toEqual(line(`There is no database in ${missing}.`))
  expect(await run('restore', [file], env)).toEqual(line(`${file} is not a backup.`))
  expect(await run('restore', [missing], env)).toEqual(line(`ENOENT: no such file or directory, open '${missing}'`))
  expect(await run('move', ['postgres://localhost/x'], env)).toEqual(line(`There is no database in ${missing}.`))
})
