import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { type ExampleMember, joinForExamples } from './example-member.ts'

/** A started product. It accepts webhooks to `127.0.0.1:receiverPort`. */
type ExampleSite = { readonly url: string; readonly dataDir: string; readonly receiverPort: number }

const HANGS_MS = 120_000

/** Throws unless the output has this. */
const expectOutput = (what: string, output: string, expected: RegExp): RegExpExecArray => {
  const found = expected.exec(output)
  if (found === null) throw new Error(`${what}: expected ${expected} in\n${output}`)
  return found
}

/** Runs an example, and returns its output. Throws when it is missing or fails. */
const run = (program: string, given: readonly string[], environment: Record<string, string>): string => {
  const { stdout, stderr, status, error } = spawnSync(program, given, {
    encoding: 'utf8',
    timeout: HANGS_MS,
    env: { ...process.env, ...environment },
  })
  if (error) throw new Error(`${program} ${given.join(' ')} did not run (${error.message}). Install ${program}.`)
  if (status !== 0) throw new Error(`${program} ${given.join(' ')} ended with code ${status}:\n${stdout}${stderr}`)
  return stdout
}

const checkTypeScript = ({ url }: ExampleSite, { key }: ExampleMember): void => {
  const folder = 'examples/typescript-client'
  // The server's own schema gives the types that are in the repository.
  run('graphql-codegen', ['--config', `${folder}/codegen.ts`, '--check'], { TOOLFINCH_URL: url })
  const keys: readonly Record<string, string>[] = [{}, { TOOLFINCH_KEY: key }]
  for (const more of keys) {
    const output = run('node', [`${folder}/client.ts`, 'meeting notes'], { TOOLFINCH_URL: url, ...more })
    expectOutput(folder, output, /^\d+ tools match\. The first:\n(.+, .+ \(.+\): http:.+\/tool\/[a-z0-9-]+\n){3}$/)
  }
}

const checkPython = ({ url, dataDir }: ExampleSite): void => {
  const copyTo = (file: string) => run('python3', ['examples/python/copy_catalog.py', file], { TOOLFINCH_URL: url })
  const [loaded, replayed] = [path.join(dataDir, 'loaded.json'), path.join(dataDir, 'replayed.json')]
  const [, count] = expectOutput('python', copyTo(loaded), /^Snapshot loaded: (\d+) tools, sequence \d+\n$/)
  expectOutput('python', copyTo(loaded), new RegExp(`^0 changes applied: ${count} tools, sequence \\d+\\n$`))
  writeFileSync(replayed, JSON.stringify({ sequence: '0', tools: {} }))
  expectOutput('python', copyTo(replayed), new RegExp(`^[1-9]\\d* changes applied: ${count} tools, sequence \\d+\\n$`))
  const toolsOf = (file: string): Record<string, object> => JSON.parse(readFileSync(file, 'utf8')).tools
  const sorted = (file: string) => JSON.stringify(Object.entries(toolsOf(file)).sort(([a], [b]) => (a < b ? -1 : 1)))
  if (sorted(loaded) !== sorted(replayed)) throw new Error('python: the replayed changes differ from the snapshot')
}

/** Sends a signed message of our own, and returns the status. */
const sendMessage = async (to: string, secret: string, id: string, sequence: string): Promise<number> => {
  const body = JSON.stringify({ type: 'tool.changed', data: { sequence, tool: { id: '1', slug: 'abacus' } } })
  const time = String(Math.floor(Date.now() / 1000))
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')
  const headers = { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': `v1,${signature}` }
  return (await fetch(to, { method: 'POST', headers, body })).status
}

type Receiver = { readonly child: ChildProcess; readonly until: (expected: RegExp) => Promise<void> }

const startReceiver = (port: number, secret: string): Receiver => {
  const environment = { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) }
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  const child = spawn('node', ['examples/webhook-receiver/receiver.ts'], { env: environment, stdio: [...stdio] })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const until = async (expected: RegExp): Promise<void> => {
    const started = performance.now()
    while (!expected.test(output)) {
      if (child.exitCode !== null || performance.now() - started > HANGS_MS) {
        throw new Error(`webhook-receiver: expected ${expected} in\n${output}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  return { child, until }
}

const checkReceiver = async ({ receiverPort }: ExampleSite, member: ExampleMember): Promise<void> => {
  const to = `http://127.0.0.1:${receiverPort}/`
  const { id, secret } = await member.createWebhook(to)
  const { child, until } = startReceiver(receiverPort, secret)
  try {
    await until(/Listening on/)
    const delivery = await member.sendTest(id)
    await until(/received: test\n/)
    await member.sendAgain(delivery)
    await until(/again: /)
    const wrong = `whsec_${Buffer.from('another secret').toString('base64')}`
    const sent = [
      await sendMessage(to, secret, 'a', '8'),
      await sendMessage(to, secret, 'b', '7'),
      await sendMessage(to, secret, 'c', '10'),
      await sendMessage(to, wrong, 'd', '11'),
    ]
    if (sent.join() !== '204,204,204,401') throw new Error(`webhook-receiver: it responded with ${sent.join()}`)
    await until(/changed abacus 8\nolder: tool\.changed abacus 7\nreceived: tool\.changed abacus 10\nrefused: .+\n$/)
  } finally {
    child.kill()
  }
}

type McpEntry = { readonly url: string; readonly headers: { readonly Authorization: string } }

const checkMcp = async ({ url }: ExampleSite, { key }: ExampleMember): Promise<void> => {
  for (const [file, part] of [
    ['vscode', 'servers'],
    ['claude', 'mcpServers'],
  ] as const) {
    const entry = JSON.parse(readFileSync(`examples/mcp/${file}.json`, 'utf8'))[part].toolfinch as McpEntry
    const address = new URL(new URL(entry.url).pathname, url)
    const authorization = entry.headers.Authorization.replace(/\$\{.+\}/, key)
    const client = new Client({ name: 'examples', version: '1.0.0' })
    await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers: { authorization } } }))
    const result = await client.callTool({ name: 'recommend_tools', arguments: { need: 'notes of meetings' } })
    await client.close()
    if (result.isError === true) throw new Error(`examples/mcp/${file}.json: ${JSON.stringify(result.content)}`)
  }
}

/** Runs all examples against a started product. Throws on the first problem. */
export async function checkExamples(site: ExampleSite): Promise<void> {
  const member = await joinForExamples(site)
  checkTypeScript(site, member)
  checkPython(site)
  await checkReceiver(site, member)
  await checkMcp(site, member)
  console.log('all examples ran')
}
