import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

const { WEBHOOK_SECRET = '', PORT = '8080' } = process.env
const TOLERANCE_SECONDS = 300
const MOST_BYTES = 1_000_000

const key = Buffer.from(WEBHOOK_SECRET.replace(/^whsec_/, ''), 'base64')
if (key.length === 0) throw new Error('Set WEBHOOK_SECRET to the secret of the webhook.')

/** Whether one of the signatures is right and the message is recent. */
const isGenuine = ({ headers }: IncomingMessage, body: Buffer): boolean => {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures } = headers
  if (!(Math.abs(Date.now() / 1000 - Number(time)) <= TOLERANCE_SECONDS)) return false
  const expected = createHmac('sha256', key).update(`${id}.${time}.`).update(body).digest()
  return String(signatures)
    .split(' ')
    .some((signature) => {
      const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64')
      return given.length === expected.length && timingSafeEqual(given, expected)
    })
}

type Message = {
  readonly type: string
  readonly data: { readonly sequence?: string; readonly tool?: { readonly id: string; readonly slug: string } }
}

// In a database in a real program, in one transaction with what the message changes.
const seen = new Set<string>()
const lastSequence = new Map<string, bigint>()

const handle = (id: string, { type, data: { sequence, tool } }: Message): string => {
  if (seen.has(id)) return `again: ${id}`
  seen.add(id)
  if (sequence === undefined || tool === undefined) return `received: ${type}`
  // One change can be several messages, all with its sequence.
  if (BigInt(sequence) < (lastSequence.get(tool.id) ?? 0n)) return `older: ${type} ${tool.slug} ${sequence}`
  lastSequence.set(tool.id, BigInt(sequence))
  return `received: ${type} ${tool.slug} ${sequence}`
}

const receive = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MOST_BYTES) return response.writeHead(413).end()
    chunks.push(chunk)
  }
  const body = Buffer.concat(chunks)
  if (!isGenuine(request, body)) {
    console.log('refused: the signature is wrong or old')
    return response.writeHead(401).end()
  }
  console.log(handle(String(request.headers['webhook-id']), JSON.parse(body.toString()) as Message))
  // At once: what takes time belongs after the response.
  return response.writeHead(204).end()
}

const server = createServer((request, response) => {
  // The connection ended before the message did.
  receive(request, response).catch(() => response.destroy())
})

server.listen(Number(PORT), '127.0.0.1', () => console.log(`Listening on http://127.0.0.1:${PORT}/`))
