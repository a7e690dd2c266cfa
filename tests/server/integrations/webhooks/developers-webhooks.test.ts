/** The webhook examples of `/developers`, with messages that our own signer signs. */
import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWebhookSecrets, newSecretSeed } from '#server/areas/integrations/webhooks/webhook-secrets.ts'
import { createKeyedHash } from '#server/platform/keyed-hash.ts'
import { DEVELOPERS_PAGE, examplesIn, fileExample, shapeOf } from '#tests/support/developers-page.ts'
import { registerTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { TEST_SECRETS } from '#tests/support/test-secrets.ts'
import { registerWebhooksApp } from './webhooks-app.ts'

const { add, load, send, messages } = registerWebhooksApp()
const folder = registerTemporaryFolder()
const secrets = createWebhookSecrets(createKeyedHash(TEST_SECRETS.authSecret))
const seed = newSecretSeed()
const secret = secrets.textOf(seed)
const body = JSON.stringify({ type: 'tool.ended', data: { tool: { slug: 'abacus', name: 'Ä' } } })
const signed = ({ seeds = [seed], id = 'one', minutesAgo = 0 } = {}) =>
  secrets.sign(seeds, { id, at: new Date(Date.now() - minutesAgo * 60_000), body })

beforeAll(() => {
  for (const name of ['verify.mjs', 'receive.mjs']) writeFileSync(join(folder, name), fileExample(name))
})

test('the message on the page has the form of a real one', async () => {
  await add()
  await load({ slug: 'abacus', setup_minutes: 5 }, { slug: 'birch' })
  await send()
  const shown = examplesIn('json').map((text) => JSON.parse(text))
  const example = shown.find(({ type }) => type === 'tool.changed')
  const real = messages().find(({ type }) => type === 'tool.changed')
  const ofField = (message: typeof real) => ({ ...message, data: { ...message.data, changes: [] } })
  expect(shapeOf(ofField(example))).toEqual(shapeOf(ofField(real)))
  expect(Object.keys(example.data.changes[0])).toEqual(Object.keys(real.data.changes[0]))
})

test('the page names every event', () => {
  for (const event of ['tool.added', 'tool.changed', 'tool.ended', 'price.changed', 'test']) {
    expect(DEVELOPERS_PAGE).toContain(`| \`${event}\` |`)
  }
})

type Verify = (secret: string, headers: Readonly<Record<string, string>>, body: string) => boolean

test('the check in JavaScript accepts our signatures and no others', async () => {
  const { verify } = (await import(pathToFileURL(join(folder, 'verify.mjs')).href)) as { verify: Verify }
  expect(verify(secret, signed(), body)).toBe(true)
  // While a secret is replaced, there are two signatures.
  expect(verify(secret, signed({ seeds: [newSecretSeed(), seed] }), body)).toBe(true)
  expect(verify(secret, signed({ seeds: [newSecretSeed()] }), body)).toBe(false)
  expect(verify(secret, signed(), `${body} `)).toBe(false)
  expect(verify(secret, { ...signed(), 'webhook-id': 'two' }, body)).toBe(false)
  expect(verify(secret, signed({ minutesAgo: 6 }), body)).toBe(false)
  expect(verify(secret, {}, body)).toBe(false)
})

test('the check in Python reads the same headers and signs the same text', () => {
  const code = examplesIn('python').find((example) => example.includes('def verify')) ?? ''
  for (const name of Object.keys(signed())) expect(code).toContain(`headers.get("${name}", "")`)
  expect(code).toContain('f"{message_id}.{seconds}.".encode() + body')
  expect(code).toContain('hmac.new(key, signed, hashlib.sha256)')
})

describe('the server on the page', () => {
  let child: ChildProcess
  let lines: Interface
  let url: string
  const nextLine = () => new Promise<string>((resolve) => lines.once('line', resolve))

  beforeAll(async () => {
    const env = { ...process.env, PORT: '0', WEBHOOK_SECRET: secret }
    child = spawn(process.execPath, ['receive.mjs'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
    lines = createInterface({ input: child.stdout as NonNullable<ChildProcess['stdout']> })
    url = `http://127.0.0.1:${(await nextLine()).replace('Listening on port ', '')}`
  })
  afterAll(() => child.kill())

  const post = async (headers: Readonly<Record<string, string>>) =>
    (await fetch(url, { method: 'POST', headers, body })).status

  test('takes a message once, and refuses a forged one', async () => {
    const printed: string[] = []
    lines.on('line', (line) => printed.push(line))
    expect(await post(signed({ seeds: [newSecretSeed()] }))).toBe(401)
    expect(await post(signed())).toBe(204)
    expect(await post(signed())).toBe(204)
    const last = nextLine()
    expect(await post(signed({ id: 'two' }))).toBe(204)
    await last
    await expect.poll(() => printed).toEqual(['tool.ended abacus', 'tool.ended abacus'])
  })
})
