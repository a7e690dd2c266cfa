import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { BackupError } from './backup-error.ts'
import { type BackupContent, readBackup } from './backup-text.ts'
import { decrypted, ENCRYPTED, encrypted } from './encryption.ts'

/** The end of the name of a file that is being written. */
export const PARTIAL = '.partial'

/** Forces a folder's entries to disk, such as after a rename. */
export const syncFolder = async (path: string): Promise<void> => {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Readable streams report the errors of what they read. */
const through = (source: AsyncIterable<Buffer>, transform: NodeJS.ReadWriteStream): AsyncIterable<Buffer> => {
  const from = Readable.from(source, { objectMode: false })
  const to = from.pipe(transform) as unknown as Readable
  from.on('error', (error) => to.destroy(error))
  // Who reads it gets the error. Without a listener, one before the first read, such as while a key is derived, would end the process.
  to.on('error', () => undefined)
  to.on('close', () => from.destroy())
  return to
}

type WrittenBackup = BackupContent & { readonly file: string; readonly bytes: number }

type WriteOptions = {
  readonly file: string
  /** See `backupText`. */
  readonly text: AsyncIterable<Buffer>
  /** Undefined: not encrypted. */
  readonly passphrase?: string | undefined
}

/**
 * Writes a backup under another name, reads it back and compares every row's hash, then gives it its name. Only its owner
 * can read it.
 * @throws BackupError when it cannot be read back, or the system's error
 */
export async function writeBackup({ file, text, passphrase }: WriteOptions): Promise<WrittenBackup> {
  const draft = `${file}.${randomBytes(4).toString('hex')}${PARTIAL}`
  const handle = await open(draft, 'wx', 0o600)
  try {
    try {
      const packed = through(text, createGzip())
      for await (const chunk of passphrase === undefined ? packed : encrypted(packed, passphrase)) {
        await handle.writeFile(chunk)
      }
      await handle.sync()
    } finally {
      await handle.close()
    }
    const content = await readBackup(readBackupFile(draft, passphrase))
    const { size: bytes } = await stat(draft)
    await rename(draft, file)
    await syncFolder(dirname(file))
    return { ...content, file, bytes }
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

const isPacked = (start: Buffer): boolean => start[0] === 0x1f && start[1] === 0x8b

async function* unpacked(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* through(source, createGunzip())
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!code.startsWith('Z_')) throw error
    throw new BackupError('The backup is incomplete or damaged.', { cause: error })
  }
}

const startOf = async (file: string): Promise<Buffer> => {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ENCRYPTED.length), 0, ENCRYPTED.length, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** The text of a backup; see `readBackup`. */
export async function* readBackupFile(file: string, passphrase: string | undefined): AsyncGenerator<Buffer> {
  const start = await startOf(file)
  if (isPacked(start)) {
    yield* unpacked(createReadStream(file))
    return
  }
  if (!start.equals(ENCRYPTED)) throw new BackupError(`${file} is not a backup.`)
  if (passphrase === undefined) {
    throw new BackupError(`${file} is encrypted: set BACKUP_PASSPHRASE.`)
  }
  yield* unpacked(decrypted(createReadStream(file, { start: ENCRYPTED.length }), passphrase))
}
