import { accessSync, constants, existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { type Finding, ok, problem, warning } from './finding.ts'

const MIB = 2 ** 20
/** The embedded database refuses writes below this. */
const LEAST_BYTES = 48 * MIB
const FEW_BYTES = 1024 * MIB

const inMegabytes = (bytes: number): string => `${Math.floor(bytes / MIB)} MB`

/** The folder itself, or the closest one above it that exists. */
function existing(folder: string): string {
  const absolute = path.resolve(folder)
  return existsSync(absolute) ? absolute : existing(path.dirname(absolute))
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** The folder for data: can be written to, and has space. */
export async function checkDisk(dataDir: string, freeBytes = freeBytesOf): Promise<Finding> {
  const folder = existing(dataDir)
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    const mend = 'Set DATA_DIR to a folder that the account of the server can write to, or change its owner.'
    return problem('disk', `This account cannot write to ${folder}`, mend)
  }
  const free = await freeBytes(folder)
  const text = `${inMegabytes(free)} are free for ${dataDir}`
  if (free < LEAST_BYTES)
    return problem('disk', text, `Free some space: below ${inMegabytes(LEAST_BYTES)} nothing is stored.`)
  if (free < FEW_BYTES) return warning('disk', text, 'Free some space soon.')
  return ok('disk', text)
}
