/**
 * AES-256-GCM in chunks, so that a file of any size is decrypted without trusting it. Each chunk is bound to its place
 * and to whether it is the last, so a truncated or reordered file is refused.
 */
import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { BackupError } from './backup-error.ts'

export const ENCRYPTED = Buffer.from('ENCRYPTED-BACKUP-1\n')
const SALT_BYTES = 16
const TAG_BYTES = 16
const CHUNK_BYTES = 64 * 1024
/** 32 MB and about a third of a second for each guess. */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 2 ** 20 }

const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt)
const keyOf = (passphrase: string, salt: Buffer): Promise<Buffer> => derive(passphrase.normalize('NFC'), salt, 32, COST)

/** Unique, because every file has its own key. */
const nonceOf = (chunk: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(chunk, 4, 6)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

/** Chunks of one size, except for the last one, which may be empty. */
async function* evenly(source: AsyncIterable<Buffer>): AsyncGenerator<{ chunk: Buffer; isLast: boolean }> {
  let pending: Buffer = Buffer.alloc(0)
  for await (const chunk of source) {
    pending = Buffer.concat([pending, chunk])
    while (pending.length > CHUNK_BYTES) {
      yield { chunk: pending.subarray(0, CHUNK_BYTES), isLast: false }
      pending = pending.subarray(CHUNK_BYTES)
    }
  }
  yield { chunk: pending, isLast: true }
}

export async function* encrypted(
  source: AsyncIterable<Buffer>,
  passphrase: string,
  deriveKey = keyOf,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES)
  const key = await deriveKey(passphrase, salt)
  yield Buffer.concat([ENCRYPTED, salt])
  let count = 0
  for await (const { chunk, isLast } of evenly(source)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(count, isLast))
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
    count += 1
  }
}

const CUT = 'The backup is incomplete or damaged.'

const open = (key: Buffer, count: number, isLast: boolean, sealed: Buffer): Buffer => {
  if (sealed.length < TAG_BYTES) throw new BackupError(CUT)
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(count, isLast))
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()])
  } catch (error) {
    const problem = count === 0 ? 'The passphrase is wrong, or the backup is incomplete or damaged.' : CUT
    throw new BackupError(problem, { cause: error })
  }
}

/** The reverse, for what follows the mark `ENCRYPTED`. */
export async function* decrypted(
  source: AsyncIterable<Buffer>,
  passphrase: string,
  deriveKey = keyOf,
): AsyncGenerator<Buffer> {
  const whole = CHUNK_BYTES + TAG_BYTES
  let pending: Buffer = Buffer.alloc(0)
  let key: Buffer | null = null
  let count = 0
  for await (const chunk of source) {
    pending = Buffer.concat([pending, chunk])
    if (key === null) {
      if (pending.length < SALT_BYTES) continue
      key = await deriveKey(passphrase, pending.subarray(0, SALT_BYTES))
      pending = pending.subarray(SALT_BYTES)
    }
    while (pending.length > whole) {
      yield open(key, count, false, pending.subarray(0, whole))
      pending = pending.subarray(whole)
      count += 1
    }
  }
  if (key === null) throw new BackupError(CUT)
  yield open(key, count, true, pending)
}
