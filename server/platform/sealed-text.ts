import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { KeyedHash } from './keyed-hash.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts short secrets for the database. `owner` is authenticated, so that a row's secret opens in no other row. */
export type SealedText = {
  seal(text: string, owner: string): string
  /** Null for what was changed, or sealed with another key. */
  open(sealed: string, owner: string): string | null
}

/** AES-256-GCM. The key is derived from the server's secret and `purpose`; the result is base64url. */
export const createSealedText = (hash: KeyedHash, purpose: string): SealedText => {
  const key = Buffer.from(hash(`seal:${purpose}`), 'hex')
  return {
    seal: (text, owner) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner))
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url')
    },
    open: (sealed, owner) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)]
      if (tag.length < TAG_BYTES) return null
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
      try {
        return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return null
      }
    },
  }
}
