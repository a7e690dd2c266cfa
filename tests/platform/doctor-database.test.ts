import { randomUUID } from 'node:crypto'
import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { checkDatabase } from '#scripts/doctor/check-database.ts'
import { migratePostgresql } from '#server/platform/database/postgresql.ts'
import { silentLog } from '#server/platform/log.ts'
import { runAsAdministrator } from '../support/database-server.ts'
import { openServerDatabase } from '../support/empty-database.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const template = inject('databaseTemplate')

const check = async (databaseUrl: string, root = '.') =>
  (await checkDatabase({ databaseUrl, dataDir: '.data' }, root)).map(({ state, text }) => `${state} ${text}`)

test('a port without a server is a problem', async () => {
  expect(await check('postgresql://me:word@127.0.0.1:1/toolfinch')).toEqual([
    'problem PostgreSQL could not be asked: connect ECONNREFUSED 127.0.0.1:1',
  ])
})

if (template.kind === 'postgresql') {
  const { adminUrl } = template

  async function openDatabase(): Promise<string> {
    const database = await openServerDatabase(adminUrl)
    onTestFinished(() => database.close())
    return database.url
  }

  test('an empty database, a current one and a newer one differ', async () => {
    const url = await openDatabase()
    expect(await check(url)).toEqual([
      expect.stringMatching(/^ok PostgreSQL \d+, database toolfinch_empty_\w+, role \w+$/),
      'ok empty; the first start creates it',
      expect.stringMatching(/^ok \d+ ms from the database's$/),
    ])
    await migratePostgresql(url, 'prisma/migrations', silentLog)
    expect((await check(url))[1]).toBe('ok up to date')

    const older = await temporaryFolder()
    await cp('prisma/migrations', join(older, 'prisma/migrations'), { recursive: true })
    const names = (await readdir('prisma/migrations')).filter((name) => /^\d/.test(name)).sort()
    for (const name of names.slice(-2)) await rm(join(older, 'prisma/migrations', name), { recursive: true })
    expect((await check(url, older))[1]).toBe('warning the schema is newer than this version, by 2 migrations')
  })

  test('a role without rights has a problem for each', async () => {
    const url = new URL(await openDatabase())
    const role = `visitor_${randomUUID().slice(0, 8)}`
    await runAsAdministrator(adminUrl, `CREATE ROLE ${role} LOGIN`)
    onTestFinished(() => runAsAdministrator(adminUrl, `DROP ROLE ${role}`))
    url.username = role
    const [tables, extension] = await check(url.href)
    expect(tables).toBe(`problem the role ${role} cannot create tables`)
    expect(extension).toBe(`problem the role ${role} cannot create the extension pg_trgm`)
  })

  test('a missing database and another encoding are problems', async () => {
    const url = new URL(await openDatabase())
    url.pathname = '/nowhere'
    expect(await check(url.href)).toEqual([
      'problem PostgreSQL could not be asked: database "nowhere" does not exist (3D000)',
    ])

    const name = `latin_${randomUUID().slice(0, 8)}`
    await runAsAdministrator(adminUrl, `CREATE DATABASE ${name} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`)
    onTestFinished(() => runAsAdministrator(adminUrl, `DROP DATABASE ${name}`))
    url.pathname = `/${name}`
    expect(await check(url.href)).toContain('problem the encoding is LATIN1')
  })
}
