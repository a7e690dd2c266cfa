/** The application with a receiver of webhooks that tests control. Registers the hooks of a test file. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { loadCatalogue, plan, toolRecord } from '#tests/support/catalogue.ts'
import { registerTestDatabase } from '#tests/support/database.ts'
import { registerMembers } from '#tests/support/registered-members.ts'

type Received = { readonly headers: IncomingMessage['headers']; readonly body: string }
type Tool = Parameters<typeof toolRecord>[0]

const WEBHOOK = `id url events filter collectionId categorySlug secret formerUntil failingSince endedAt end`
const DELIVERY = 'id event body state attempts attemptedAt dueAt status error'
const FAILURE = '... on Failure { code message field }'

export const registerWebhooksApp = () => {
  const database = registerTestDatabase()
  const allowedHosts: string[] = []
  const received: Received[] = []
  const state = { token: '', email: 'ada@people.example', url: '', respond: (_index: number): number => 200 }

  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
      response.writeHead(state.respond(received.length), { location: 'http://127.0.0.1:9/' }).end('thank you')
    })
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      receiver.listen(0, '127.0.0.1', resolve)
    })
    const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`
    allowedHosts.push(host)
    state.url = `http://${host}/hooks`
  })
  afterAll(() => receiver.close())
  // After the hook above, which knows the port.
  const members = registerMembers(database, { webhooks: { allowedHosts }, limitsFactor: 100 })

  /** Loads these tools, as a change of the data files. */
  const load = (...tools: Tool[]) =>
    loadCatalogue(database, { tools: { writing: tools.map((tool) => toolRecord({ plans: [plan()], ...tool })) } })

  beforeEach(async () => {
    received.length = 0
    state.respond = () => 200
    members.setTime(0)
    await database.reset()
    await load({ slug: 'abacus' }, { slug: 'birch' })
    state.token = await members.join(state.email)
    await database.prisma.user.updateMany({ data: { emailVerified: true } })
  })

  const run = async (text: string, variables: object = {}, token = state.token) => {
    const { data, errors } = await members.query(text, variables, { token })
    if (errors !== undefined) return errors[0]
    return Object.values(data as object)[0]
  }
  const change = (name: string, selection: string, input: object, token?: string) =>
    run(
      `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { __typename ${selection} ${FAILURE} } }`,
      { input },
      token,
    )
  const changeList = (name: string, payload: string) => (input: object, token?: string) =>
    change(name, `... on ${payload} { webhooks { ${WEBHOOK} } }`, input, token)
  const sendOne = (name: string, payload: string) => (id: string, token?: string) =>
    change(name, `... on ${payload} { delivery { ${DELIVERY} } }`, { id }, token)
  const create = changeList('createWebhook', 'CreateWebhookPayload')

  return {
    database,
    members,
    received,
    state,
    load,
    create,
    /** A webhook for all events, or with other input; returns it. */
    add: async (input: object = {}) => {
      const events = ['TOOL_ADDED', 'TOOL_CHANGED', 'TOOL_ENDED', 'PRICE_CHANGED']
      const made = await create({ url: state.url, events, ...input })
      const { webhooks } = made
      return webhooks.at(-1)
    },
    switchTo: changeList('switchWebhook', 'SwitchWebhookPayload'),
    rotate: changeList('rotateWebhookSecret', 'RotateWebhookSecretPayload'),
    remove: changeList('deleteWebhook', 'DeleteWebhookPayload'),
    test: sendOne('testWebhook', 'TestWebhookPayload'),
    sendAgain: sendOne('sendWebhookAgain', 'SendWebhookAgainPayload'),
    list: (token?: string) => run(`{ webhooks { ${WEBHOOK} } }`, {}, token),
    deliveries: (webhookId: string, token?: string) =>
      run(`query ($webhookId: ID!) { webhookDeliveries(webhookId: $webhookId) { ${DELIVERY} } }`, { webhookId }, token),
    /** Runs the job once. */
    send: async (services = members.services) => {
      const job = services.jobHandlers.find(({ kind }) => kind === 'send-webhooks')
      await job?.run({}, { signal: new AbortController().signal } as never)
    },
    messages: () => received.map(({ body }) => JSON.parse(body)),
  }
}
