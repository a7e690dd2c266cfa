import { connect, type Socket } from 'node:net'

/** Sends bytes over a connection of its own and resolves with everything that came back when the server hangs up. */
export async function exchange(port: number, bytes: string | Buffer): Promise<string> {
  const connection = await openConnection(port)
  connection.socket.write(bytes)
  return connection.received
}

/** A connection under the test's control; `received` resolves when it is closed, by either side. */
export async function openConnection(port: number): Promise<{ socket: Socket; received: Promise<string> }> {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  // A reset after the response is the server's right; what counts is what arrived before it.
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

/** The status of the first response in raw bytes; 0 when there is none. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
}
