import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { checkBackups } from '#scripts/doctor/check-backups.ts'
import { checkConfiguration, readConfig } from '#scripts/doctor/check-configuration.ts'
import { checkDatabase, compareClocks } from '#scripts/doctor/check-database.ts'
import { checkDisk } from '#scripts/doctor/check-disk.ts'
import { checkMail } from '#scripts/doctor/check-mail.ts'
import { checkPort } from '#scripts/doctor/check-port.ts'
import { checkFiles, checkNode } from '#scripts/doctor/check-program.ts'
import { checkPublicUrl } from '#scripts/doctor/check-public-url.ts'
import { countOf, type Finding, formatFinding } from '#scripts/doctor/finding.ts'
import { type Config, loadConfig } from '#server/config.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const DOCTOR = join(import.meta.dirname, '../../../scripts/doctor.ts')
const SECRET = 'eLp4mK2s9xQ7vB1nD6wZ8cR3tY5uH0jG'

const summary = ({ state, text }: Finding) => `${state} ${text}`

async function listen(server: net.Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return (server.address() as AddressInfo).port
}

/** A port that refuses connections. */
async function refusingPort(): Promise<number> {
  const server = net.createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const run = (env: Record<string, string>) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const options = { env: { PATH: process.env['PATH'] ?? '', ...env } }
    execFile(process.execPath, [DOCTOR], options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    )
  })

test('the command says what is wrong and how to mend it, and fails', async () => {
  const port = await refusingPort()
  const { code, stdout, stderr } = await run({
    PORT: '0',
    DATA_DIR: await temporaryFolder(),
    DATABASE_URL: `postgresql://me:word@127.0.0.1:${port}/toolfinch`,
    AUTH_SECRET: SECRET,
    OWNER_EMAIL: 'owner@people.example',
  })
  expect([code, stderr]).toEqual([1, ''])
  expect(stdout).toContain(
    `PROBLEM  database: PostgreSQL could not be asked: connect ECONNREFUSED 127.0.0.1:${port}\n` +
      '         Start the server, let this machine reach it, or correct the host and the port in DATABASE_URL.\n',
  )
  expect(stdout).toMatch(/\n1 problem, 0 warnings\n$/)
  expect(stdout).not.toMatch(/word|eLp4/)
})

test('the command names every invalid variable', async () => {
  const { code, stdout } = await run({ PORT: 'http', LOG_LEVEL: 'loud' })
  expect(code).toBe(1)
  expect(stdout).toContain('PROBLEM  configuration: PORT: must be a whole number from 0 to 65535\n')
  expect(stdout).toContain('PROBLEM  configuration: LOG_LEVEL: must be')
  expect(stdout).toMatch(/\n2 problems, 0 warnings\n$/)
})

test('a finding that needs nothing is one line', () => {
  expect(formatFinding({ subject: 'disk', state: 'ok', text: 'free', mend: null })).toBe('ok       disk: free')
})

test.each<[string, Record<string, string>, string[]]>([
  ['an owner', { OWNER_EMAIL: 'a@people.example' }, []],
  ['nothing', {}, ['warning OWNER_EMAIL is not set, so no account becomes an administrator by itself']],
  [
    'a weak secret',
    { OWNER_EMAIL: 'a@people.example', AUTH_SECRET: 'abcd'.repeat(8) },
    ['warning AUTH_SECRET consists of few different characters, so it can be guessed'],
  ],
  [
    'no TLS',
    { OWNER_EMAIL: 'a@people.example', PUBLIC_URL: 'http://site.example' },
    ['warning http://site.example sends passwords unencrypted'],
  ],
  [
    'a proxy that is not trusted',
    { OWNER_EMAIL: 'a@people.example', PUBLIC_URL: 'https://site.example' },
    ['warning TRUST_PROXY is not set, so all visitors share the limits of the proxy that adds TLS'],
  ],
  ['a trusted proxy', { OWNER_EMAIL: 'a@people.example', PUBLIC_URL: 'https://site.example', TRUST_PROXY: '::1' }, []],
  [
    'a public address without a public URL',
    { OWNER_EMAIL: 'a@people.example', NODE_ENV: 'development', HOST: '0.0.0.0' },
    ['warning http://localhost:4000 leads nobody else here, and HOST is 0.0.0.0'],
  ],
  [
    'development in public',
    {
      OWNER_EMAIL: 'a@people.example',
      NODE_ENV: 'development',
      PUBLIC_URL: 'https://site.example',
      TRUST_PROXY: '::1',
    },
    ['warning NODE_ENV is development at a public URL'],
  ],
])('with %s, the configuration has these warnings', (_, env, expected) => {
  const found = checkConfiguration(loadConfig(env))
  expect(found.filter(({ state }) => state !== 'ok').map(summary)).toEqual(expected)
})

test('an invalid configuration is a list of problems', () => {
  expect((readConfig({ PORT: 'x' }) as Finding[]).map(summary)).toEqual([
    'problem PORT: must be a whole number from 0 to 65535',
  ])
})

test('an older Node.js is a problem', () => {
  expect(summary(checkNode('22.1.0'))).toBe('problem 22.1.0 cannot run the product')
  expect(checkNode('24.0.0').state).toBe('ok')
})

test('missing packages, and then a missing build, are named', async () => {
  const root = await temporaryFolder()
  writeFileSync(join(root, 'package.json'), JSON.stringify({ dependencies: { pg: '1', zod: '1' } }))
  expect(summary(checkFiles(root))).toBe('problem Packages are not installed: pg and 1 others')
  for (const name of ['pg', 'zod']) {
    mkdirSync(join(root, 'node_modules', name), { recursive: true })
    writeFileSync(join(root, 'node_modules', name, 'package.json'), '{}')
  }
  expect(summary(checkFiles(root))).toMatch(/^problem Not built: dist\/client\/\.vite\/manifest\.json, /)
})

test('little and no disk space differ, and the folder need not exist', async () => {
  const folder = join(await temporaryFolder(), 'new/data')
  const withFree = async (megabytes: number) => (await checkDisk(folder, async () => megabytes * 2 ** 20)).state
  expect([await withFree(2000), await withFree(500), await withFree(40)]).toEqual(['ok', 'warning', 'problem'])
  expect(summary(await checkDisk('/proc/1/toolfinch'))).toMatch(/^problem This account cannot write to \/proc/)
})

test('the folder for backups can be written to, or need not exist', async () => {
  const folder = await temporaryFolder()
  const check = (env: Record<string, string>) => summary(checkBackups(loadConfig(env)))
  expect(check({})).toBe('ok BACKUP_DIR is not set, so the server writes none')
  expect(check({ BACKUP_DIR: folder })).toBe(`ok every 24 hours to ${folder}, not encrypted`)
  const env = { BACKUP_DIR: join(folder, 'new'), BACKUP_HOURS: '6', BACKUP_PASSPHRASE: 'correct horse' }
  expect(check(env)).toBe(`ok every 6 hours to ${folder}/new, encrypted`)
  expect(check({ BACKUP_DIR: '/proc/1' })).toBe('problem This account cannot write to /proc/1')
  writeFileSync(join(folder, 'file'), '')
  expect(check({ BACKUP_DIR: join(folder, 'file') })).toMatch(/^problem This account cannot write to/)
})

const askPublicUrl = async (ask: typeof fetch, publicUrl = 'https://site.example') =>
  (await checkPublicUrl({ publicUrl }, ask)).map(summary)

test.each<[string, Response, string]>([
  ['the product', Response.json({ status: 'ok' }), 'ok site.example leads to the product'],
  [
    'an idle proxy',
    new Response('', { status: 502 }),
    'warning site.example answers with status 502: the proxy reaches no instance',
  ],
  [
    'a redirect',
    new Response('', { status: 308 }),
    'warning site.example answers with status 308, which is not the product',
  ],
  ['another site', new Response('hello'), 'warning site.example answers with status 200, which is not the product'],
])('the public URL leads to %s', async (_, response, expected) => {
  expect(await askPublicUrl(async () => response)).toEqual([expected])
})

test('the public URL has no address or no answer, and the own machine is not asked', async () => {
  const failing = (code: string) => async () => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error(`failed with ${code}`), { code }) })
  }
  expect(await askPublicUrl(failing('ENOTFOUND'))).toEqual(['warning DNS has no address of site.example'])
  expect(await askPublicUrl(failing('ERR_SSL_ALERT'))).toEqual([
    'warning the proxy refuses TLS for site.example (ERR_SSL_ALERT)',
  ])
  expect(await askPublicUrl(failing('CERT_HAS_EXPIRED'))).toEqual([
    'warning this machine cannot reach site.example: failed with CERT_HAS_EXPIRED',
  ])
  expect(await askPublicUrl(failing('ENOTFOUND'), 'http://localhost:4000')).toEqual([])
})

test('counts have a singular', () => {
  expect([0, 1, 2].map((count) => countOf(count, 'warning'))).toEqual(['0 warnings', '1 warning', '2 warnings'])
})

test('a port is free, used by the server, or used by another program', async () => {
  const host = '127.0.0.1'
  expect((await checkPort({ host, port: await refusingPort() })).text).toMatch(/ is free$/)
  const server = createServer((_request, response) => response.end('{"status":"ok"}'))
  const running = await listen(server)
  expect(summary(await checkPort({ host, port: running }))).toBe(`ok the server is running on ${host}:${running}`)
  const other = createServer((_request, response) => response.end('hello'))
  const used = await listen(other)
  expect(summary(await checkPort({ host, port: used }))).toMatch(
    new RegExp(`^problem ${host}:${used} is used by (process ${process.pid} \\(.+\\)|another program)$`),
  )
  expect(summary(await checkPort({ host: '192.0.2.1', port: 1 }))).toMatch(/^problem .*EADDRNOTAVAIL/)
})

test('a difference of clocks has a direction', () => {
  expect(summary(compareClocks(1_000_000, 1_000_040))).toBe("ok 40 ms from the database's")
  expect(summary(compareClocks(1_060_000, 1_000_000))).toBe(
    "problem the clock of this machine is 60 s behind the database's",
  )
  expect(compareClocks(1_000_000, 1_060_000).text).toContain('60 s ahead of')
})

test('the embedded database is only looked at', async () => {
  const dataDir = await temporaryFolder()
  const check = () => checkDatabase({ databaseUrl: undefined, dataDir }, '.')
  expect((await check()).map(summary)).toEqual([`ok embedded; the first start creates it in ${dataDir}`])
  mkdirSync(join(dataDir, 'pglite'))
  expect((await check()).map(summary)).toEqual([`ok embedded in ${dataDir}`])
})

const mailConfig = (smtpUrl: string | undefined, publicUrl = 'https://site.example'): Config => ({
  ...loadConfig({ DATA_DIR: 'data' }),
  publicUrl,
  smtpUrl,
})

test('without a mail server, a public site has a warning', async () => {
  const text = 'SMTP_URL is not set, so emails are files in data/outbox'
  expect(summary(await checkMail(mailConfig(undefined)))).toBe(`warning ${text}`)
  expect(summary(await checkMail(mailConfig(undefined, 'http://localhost:4000')))).toBe(`ok ${text}`)
})

test('a mail server accepts or refuses the sign-in, or does not answer', async () => {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) =>
      password === 'right' ? done(null, { user: 'me' }) : done(new Error('no such user')),
  })
  server.on('error', () => undefined)
  const port = await listen(server.server)
  const check = async (login: string, to = port) =>
    summary(await checkMail(mailConfig(`smtp://${login}127.0.0.1:${to}`), 2_000))
  expect(await check('me:right@')).toBe(
    'ok 127.0.0.1 accepts the sign-in; the sender is Toolfinch <no-reply@localhost>',
  )
  expect(await check('me:wrong@')).toBe('problem 127.0.0.1 refuses the sign-in')
  expect(await check('', await refusingPort())).toMatch(
    /^problem 127\.0\.0\.1 does not answer as a mail server: connect ECONNREFUSED/,
  )
})
