/**
 * How a command reads the embedded database of a running server: it connects to a socket in the data folder, which only
 * the folder's owner can open, and gets the text of a backup.
 */
import { chmodSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Log } from '../log.ts'
import { socketPath } from '../socket-path.ts'

const pathIn = (dataDir: string): string | null => socketPath(resolve(join(dataDir, 'backup.sock')))

type ListenOptions = {
  readonly dataDir: string
  /** See `backupText`. One at a time. */
  readonly text: () => AsyncIterable<Buffer>
  readonly log: Log
}

/** Returns the stop function. Nothing happens where such sockets are not supported. */
export async function sendBackups({ dataDir, text, log }: ListenOptions): Promise<() => Promise<void>> {
  const path = pathIn(dataDir)
  if (path === null) {
    log.warn({ dataDir }, 'DATA_DIR is too long for a socket: a backup needs the server to be stopped')
    return async () => undefined
  }
  // Left by a killed process: this one holds the lock.
  await rm(path, { force: true })
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    pipeline(Readable.from(text(), { objectMode: false }), socket).catch((error: unknown) => {
      log.warn({ err: error }, 'a backup was not read to its end')
    })
  })
  await new Promise<void>((resolveListen, reject) => {
    server.once('error', reject)
    server.listen(path, resolveListen)
  })
  chmodSync(path, 0o600)
  server.unref()
  return async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((resolveClose) => {
      server.close(() => resolveClose())
    })
  }
}

/** The text of a backup from the running server; null if none is running. */
export async function receiveBackup(dataDir: string): Promise<AsyncIterable<Buffer> | null> {
  const path = pathIn(dataDir)
  if (path === null) return null
  return new Promise((resolveConnect, reject) => {
    const socket = connect(path)
    socket.once('connect', () => resolveConnect(socket))
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolveConnect(null)
      else reject(error)
    })
  })
}
