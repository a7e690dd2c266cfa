/** Malformed requests as bytes on a connection. */
import { type HostileRequest, sampleRequests } from '#tests/support/hostile-requests.ts'

/** `ends`: the client sends nothing more on this connection, because the framing of HTTP is broken. */
export type Malformed = { readonly bytes: Buffer; readonly ends: boolean }

const SAMPLES = 5_000
/** Share of requests whose framing is broken; each needs a new connection. */
const BROKEN = 0.1
/** Share of framed requests in which some bytes of the body are changed. */
const CHANGED = 0.5

const frame = ({ method, url, headers, body }: HostileRequest, address: string): Buffer => {
  const content = Buffer.from(body)
  const lines = Object.entries({ 'x-forwarded-for': address, ...headers }).map(([name, value]) => `${name}: ${value}`)
  const path = url.replace(/[^\x21-\x7e]/g, encodeURIComponent)
  const head = `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join('\r\n')}\r\ncontent-length: ${content.length}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), content])
}

const GET = 'GET / HTTP/1.1\r\nhost: localhost\r\n'
const POST = 'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'
const query = '{"query":"{__typename}"}'
const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="../../a"\r\n'

/** Requests with broken framing, and some that are too large. */
const broken = (below: (limit: number) => number): readonly (() => string | Buffer)[] => [
  () => Buffer.from(Array.from({ length: 1 + below(400) }, () => below(256))),
  () => 'GET / HTTP/9.9\r\n\r\n',
  () => 'GET  HTTP/1.1\r\n\r\n',
  () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  () => `FOO${'X'.repeat(below(50))} / HTTP/1.1\r\nhost: a\r\n\r\n`,
  () => 'GET / HTTP/1.1\r\n\r\n',
  () => `${GET}host: other\r\n\r\n`,
  () => `GET /${'a'.repeat(10_000 + below(20_000))} HTTP/1.1\r\nhost: a\r\n\r\n`,
  () => `${GET}x: ${'y'.repeat(10_000 + below(20_000))}\r\n\r\n`,
  () => `${GET}${Array.from({ length: 300 + below(1_800) }, (_, index) => `x${index}: y`).join('\r\n')}\r\n\r\n`,
  () => `${GET}bad header\r\n\r\n`,
  () => `${GET}x: a\0b\r\n\r\n`,
  () => `${GET}: empty\r\n\r\n`,
  () => `${GET}cookie: ${'a=b; '.repeat(below(1_500))}\r\n\r\n`,
  () => `${POST}content-length: -1\r\n\r\n${query}`,
  () => `${POST}content-length: 5x\r\n\r\n${query}`,
  () => `${POST}content-length: 5\r\ncontent-length: 9\r\n\r\n${query}`,
  () => `${POST}content-length: 24\r\ntransfer-encoding: chunked\r\n\r\n${query}`,
  () => `${POST}transfer-encoding: chunked\r\n\r\nzz\r\n${query}\r\n0\r\n\r\n`,
  () => `${POST}transfer-encoding: chunked\r\n\r\nffffffffff\r\n${query}`,
  () => `${POST}transfer-encoding: gzip\r\n\r\n${query}`,
  () => `${POST}content-length: 99999999999\r\n\r\n${query}`,
  () => `${POST}content-length: ${300_000}\r\n\r\n${'['.repeat(300_000)}`,
  () => `${POST}content-length: ${query.length + 100}\r\n\r\n${query}`,
  () => `${POST}content-encoding: br\r\ncontent-length: 4\r\n\r\n\x01\x02\x03\x04`,
  () => `${POST}expect: 100-continue\r\ncontent-length: 3\r\n\r\n{{{`,
  () => `${POST}expect: nonsense\r\ncontent-length: 3\r\n\r\n{{{`,
  () => `${GET}upgrade: websocket\r\nconnection: upgrade\r\n\r\n`,
  () => 'CONNECT example.com:443 HTTP/1.1\r\nhost: example.com\r\n\r\n',
  () => 'OPTIONS * HTTP/1.1\r\nhost: a\r\n\r\n',
  () => 'GET http://evil.example/ HTTP/1.1\r\nhost: evil.example\r\n\r\n',
  () =>
    `POST /admin/files HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${part.length}\r\n\r\n${part}`,
]

/** Endless malformed requests of one seed: random ones, of which many are changed again. */
export const createMalformed = (random: () => number): (() => Malformed) => {
  const below = (limit: number): number => Math.floor(random() * limit)
  const breakers = broken(below)
  let samples: readonly HostileRequest[] = []
  let next = 0
  const takeSample = (): HostileRequest => {
    if (next === samples.length) {
      samples = sampleRequests(SAMPLES, below(2 ** 31))
      next = 0
    }
    next += 1
    return samples[next - 1] as HostileRequest
  }
  const change = (request: HostileRequest): HostileRequest => {
    const body = Buffer.from(request.body)
    for (let turn = 1 + below(4); turn > 0 && body.length > 0; turn -= 1) body[below(body.length)] = below(256)
    return { ...request, body }
  }
  return () => {
    if (random() < BROKEN) return { bytes: Buffer.from(breakers[below(breakers.length)]?.() ?? ''), ends: true }
    const sample = takeSample()
    const address = `100.${64 + below(16)}.${below(256)}.${below(256)}`
    return { bytes: frame(random() < CHANGED ? change(sample) : sample, address), ends: false }
  }
}
