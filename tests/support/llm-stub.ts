/** A local stub of a language model provider that can misbehave on request. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { readonly headers: IncomingMessage['headers']; readonly url: string; readonly body: string }
export type Answering = (response: ServerResponse, received: Received) => void

/** The response of a normal provider whose model wrote this. */
export const completion =
  (content: string): Answering =>
  (response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content } }] }))
  }

export const createLlmStub = async () => {
  const received: Received[] = []
  let answering: Answering = completion('{}')
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const one = { headers: request.headers, url: request.url ?? '', body: Buffer.concat(chunks).toString() }
      received.push(one)
      answering(response, one)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    /** Sets how it responds from now on. */
    answer: (next: Answering) => {
      answering = next
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
