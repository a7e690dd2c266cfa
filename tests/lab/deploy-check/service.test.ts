import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const UNIT = readFileSync('ops/toolfinch@.service', 'utf8')
const GUIDE = readFileSync('docs/operations.md', 'utf8')

const valuesOf = (name: string): string[] =>
  [...UNIT.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].flatMap(([, value = '']) => value.split(' '))

test('the service has the allocator settings of the image', () => {
  const ofImage = readFileSync('Dockerfile', 'utf8').match(/\bMALLOC_\S+/g) ?? []
  expect(ofImage).toHaveLength(3)
  expect(valuesOf('Environment')).toEqual(expect.arrayContaining(ofImage))
})

test('the folder for backups of the guide is one that the service can write to', () => {
  const folder = GUIDE.match(/BACKUP_DIR=(\/\S+)/)?.[1]
  expect(valuesOf('StateDirectory').map((name) => `/var/lib/${name}`)).toContain(folder)
})

/** An installation whose doctor prints its arguments and variables. */
async function install(files: Record<string, string>) {
  const folder = await temporaryFolder()
  const [etc, release] = [join(folder, 'etc'), join(folder, 'release')]
  const print =
    'const { argv, env } = process; console.log(JSON.stringify({ argv: argv.slice(2), cwd: process.cwd(), env }))'
  for (const [file, text] of [
    ...Object.entries(files).map(([name, text]) => [join(etc, name), text] as const),
    [join(release, 'scripts/doctor.ts'), print] as const,
  ]) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const path = `${dirname(process.execPath)}:${process.env['PATH']}`
  return { etc, env: { PATH: path, TOOLFINCH_ETC: etc, TOOLFINCH_RELEASE: release } }
}

test('a program runs with the variables, the secrets and the instance of the service', async () => {
  const { etc, env } = await install({
    environment: 'PUBLIC_URL=https://site.example\nMAIL_FROM="Site <mail@site.example>"\nLOG_LEVEL=info\n',
    'environment-4010': 'LOG_LEVEL=debug\n',
    'auth-secret': 'a',
    'database-url': 'b',
    'environment.old': 'LOG_LEVEL=trace\n',
  })
  const ask = (variables: Record<string, string>) =>
    JSON.parse(
      execFileSync('ops/toolfinch', ['doctor', 'a b', '--verify'], { env: { ...env, ...variables }, encoding: 'utf8' }),
    )
  const { argv, cwd, env: variables } = ask({})
  expect([argv, cwd]).toEqual([['a b', '--verify'], process.cwd()])
  expect(variables).toMatchObject({
    PORT: '4000',
    DATA_DIR: '/var/lib/toolfinch/4000',
    PUBLIC_URL: 'https://site.example',
    MAIL_FROM: 'Site <mail@site.example>',
    LOG_LEVEL: 'info',
    AUTH_SECRET_FILE: join(etc, 'auth-secret'),
    DATABASE_URL_FILE: join(etc, 'database-url'),
  })
  expect(Object.keys(variables).filter((name) => name.startsWith('ENVIRONMENT'))).toEqual([])
  expect(ask({ PORT: '4010' }).env).toMatchObject({ DATA_DIR: '/var/lib/toolfinch/4010', LOG_LEVEL: 'debug' })
})

test('an unknown program and a missing folder are one line', async () => {
  const { env } = await install({})
  const run = (...words: string[]) => {
    const { status, stderr } = spawnSync('ops/toolfinch', words, { env, encoding: 'utf8' })
    return { status, stderr }
  }
  const usage = 'Usage: toolfinch doctor|admin|backup|restore|move|catalogue [ARGUMENTS]\n'
  expect(run()).toEqual({ status: 1, stderr: usage })
  expect(run('../doctor')).toEqual({ status: 1, stderr: usage })
  expect(run('doctor').status).toBe(1)
  expect(run('doctor').stderr).toMatch(/^\S+\/etc\/environment cannot be read\. Run this as root\.\n$/)
})

test('an old Node.js is one line with its place', async () => {
  const { env } = await install({ environment: '' })
  const folder = await temporaryFolder()
  writeFileSync(join(folder, 'node'), '#!/bin/sh\necho v20.19.0\n', { mode: 0o755 })
  const old = { ...env, PATH: `${folder}:${env.PATH}` }
  const { status, stderr } = spawnSync('ops/toolfinch', ['doctor'], { env: old, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toBe(`The first node in the path, ${folder}/node, is not Node.js 24 or newer.\n`)
})
