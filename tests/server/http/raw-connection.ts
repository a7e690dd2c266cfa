import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'

/** Sends bytes over a new connection and resolves with everything received when the server closes it. */
export async function exchange(port: number, bytes: string | Buffer): Promise<string> {
  const connection = await openConnection(port)
  connection.socket.write(bytes)
  return connection.received
}

/** A connection that the test controls; `received` resolves when either side closes it. */
export async function openConnection(port: number): Promise<{ socket: Socket; received: Promise<string> }> {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  // The server may reset the connection after the response; only what arrived before matters.
  socket.on('error', () => undefined)
  const received = new Promise<string>((resolve) => {
    socket.once('close', () => resolve(Buffer.concat(chunks).toString()))
  })
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve)
    socket.once('close', () => resolve())
  })
  return { socket, received }
}

/**
 * Sends a head and then a body for as long as the connection accepts it. Resolves to the status (0 when the reset came
 * before the response) and the number of bytes that the server read.
 */
export async function sendWithoutEnd(server: Server, port: number, head: string) {
  const closed = new Promise<number>((resolve) => {
    server.once('connection', (own: Socket) => own.once('close', () => resolve(own.bytesRead)))
  })
  const { socket, received } = await openConnection(port)
  const chunk = Buffer.alloc(64 * 1024, 'x')
  const more = () => {
    while (!socket.destroyed && socket.write(chunk));
  }
  socket.on('drain', more)
  socket.write(`${head}\r\n\r\n`)
  more()
  return { status: statusOf(await received), bytesRead: await closed }
}

/** The status of the first response in raw bytes; 0 when there is none. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
}
