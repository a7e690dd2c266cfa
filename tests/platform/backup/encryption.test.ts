import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { decrypted, ENCRYPTED, encrypted } from '#server/platform/backup/encryption.ts'

const PASSPHRASE = 'correct horse battery'
const CHUNK = 64 * 1024
const SEALED = CHUNK + 16

/** The real one takes a third of a second on purpose. */
const quickKey = async (passphrase: string, salt: Buffer) =>
  createHash('sha256').update(passphrase).update(salt).digest()

async function* chunksOf(bytes: Buffer, size = 10_000): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}
const seal = async (bytes: Buffer) =>
  (await buffer(encrypted(chunksOf(bytes), PASSPHRASE, quickKey))).subarray(ENCRYPTED.length)
const open = (bytes: Buffer, passphrase = PASSPHRASE) => buffer(decrypted(chunksOf(bytes), passphrase, quickKey))
const textOf = (length: number) => Buffer.from(Array.from({ length }, (_, index) => (index * 31) % 251))

test.each([0, 1, CHUNK, CHUNK + 1, 3 * CHUNK])('%i bytes are decrypted again', async (length) => {
  const text = textOf(length)
  expect((await open(await seal(text))).equals(text)).toBe(true)
})

test('the same text is never encrypted the same way', async () => {
  const [one, other] = [await seal(textOf(100)), await seal(textOf(100))]
  expect(one.equals(other)).toBe(false)
})

test('a wrong passphrase is refused', async () => {
  const sealed = (await buffer(encrypted(chunksOf(textOf(10)), PASSPHRASE))).subarray(ENCRYPTED.length)
  expect(await buffer(decrypted(chunksOf(sealed), PASSPHRASE))).toEqual(textOf(10))
  await expect(buffer(decrypted(chunksOf(sealed), 'another passphrase'))).rejects.toThrow(
    'The passphrase is wrong, or the backup is incomplete or damaged.',
  )
})

test('a file that was cut, extended, changed or reordered is refused', async () => {
  const sealed = await seal(textOf(3 * CHUNK + 5))
  const [salt, first, second] = [
    sealed.subarray(0, 16),
    sealed.subarray(16, 16 + SEALED),
    sealed.subarray(16 + SEALED, 16 + 2 * SEALED),
  ]
  const changed = Buffer.from(sealed)
  changed.writeUInt8(changed.readUInt8(SEALED + 100) ^ 1, SEALED + 100)
  const bad = [
    sealed.subarray(0, 16 + 2 * SEALED),
    sealed.subarray(0, -1),
    Buffer.concat([sealed, Buffer.from([0])]),
    changed,
    Buffer.concat([salt, second, first, sealed.subarray(16 + 2 * SEALED)]),
    Buffer.concat([salt, first, sealed.subarray(16 + 2 * SEALED)]),
  ]
  for (const bytes of bad) await expect(open(bytes)).rejects.toThrow('incomplete or damaged')
  for (const length of [0, 10, 16, 20])
    await expect(open(sealed.subarray(0, length))).rejects.toThrow('incomplete or damaged')
})
