import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A verified member with an API key. */
export type ExampleMember = {
  readonly key: string
  readonly createWebhook: (url: string) => Promise<{ readonly id: string; readonly secret: string }>
  /** Sends the test message of a webhook, and returns the id of the message. */
  readonly sendTest: (webhookId: string) => Promise<string>
  readonly sendAgain: (messageId: string) => Promise<void>
}

const EMAIL = 'examples@people.example'
const MAILED_WITHIN_MS = 60_000

/** The code in the email that a product without a mail server writes to a file. */
const readCode = async (dataDir: string): Promise<string> => {
  const folder = path.join(dataDir, 'outbox')
  for (const started = performance.now(); performance.now() - started < MAILED_WITHIN_MS; ) {
    // Made for the first email.
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      const text = readFileSync(path.join(folder, name), 'utf8')
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '=')
      const code = text.includes(`To: ${EMAIL}`) ? /type=signup&code=([\w-]{43})/.exec(text)?.[1] : undefined
      if (code !== undefined) return code
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`No email to ${EMAIL} in ${folder}`)
}

/** Signs up through the API, as a member does. */
export async function joinForExamples(site: {
  readonly url: string
  readonly dataDir: string
}): Promise<ExampleMember> {
  let token = ''
  /** Runs a mutation with one field, and returns its payload. */
  const change = async <Payload extends object>(name: string, input: object, selection: string): Promise<Payload> => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}`
    const query = `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { ... on ${type}Payload { ${selection} } ... on Failure { code message } } }`
    const response = await fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables: { input } }),
    })
    const { data, errors } = (await response.json()) as { data?: { result: Payload }; errors?: unknown }
    if (!data || 'code' in data.result) {
      throw new Error(`${name}: ${JSON.stringify(errors ?? data)}`)
    }
    return data.result
  }

  const signedUp = await change<{ session: { accessToken: string } }>(
    'signUp',
    { email: EMAIL, password: 'a goldfinch sings at noon', fullName: 'Ada Finch' },
    'session { accessToken }',
  )
  token = signedUp.session.accessToken
  await change('verifyEmail', { code: await readCode(site.dataDir) }, '__typename')
  const scopes = ['CATALOGUE', 'RECOMMEND']
  const { key } = await change<{ key: string }>('createApiKey', { name: 'Examples', scopes }, 'key')

  return {
    key,
    createWebhook: async (url) => {
      const { webhooks } = await change<{ webhooks: { id: string; secret: string }[] }>(
        'createWebhook',
        { url, events: ['TOOL_ADDED', 'TOOL_CHANGED'] },
        'webhooks { id secret }',
      )
      const [webhook] = webhooks
      if (webhook === undefined) throw new Error('There is no webhook')
      return webhook
    },
    sendTest: async (id) => {
      const { delivery } = await change<{ delivery: { id: string } }>('testWebhook', { id }, 'delivery { id }')
      return delivery.id
    },
    sendAgain: async (id) => {
      await change('sendWebhookAgain', { id }, 'delivery { id }')
    },
  }
}
