import { relative } from 'node:path'

/** The shortest path to a socket, within the 104-byte limit of socket addresses; null if unsupported. */
export function socketPath(absolute: string): string | null {
  const fromHere = relative(process.cwd(), absolute)
  const path = Buffer.byteLength(fromHere) < Buffer.byteLength(absolute) ? fromHere : absolute
  return process.platform === 'win32' || Buffer.byteLength(path) > 100 ? null : path
}
