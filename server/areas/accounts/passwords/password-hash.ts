/**
 * Password hashes that state how they were made: `$scrypt$ln=14,r=8,p=5$salt$key` (PHC string format, Base64 without
 * padding). Hashes of an earlier form, `salt:key` in hexadecimal, are checked, but not made.
 */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** Parameters of scrypt: one hash takes 128 * N * r bytes, and time in proportion to N * r * p. */
export type HashCost = { readonly N: number; readonly r: number; readonly p: number }

type Parts = { readonly cost: HashCost; readonly salt: string | Buffer; readonly key: Buffer }

/** The least that OWASP recommends, in the form that takes least memory: 17 MB. */
export const HASH_COST: HashCost = { N: 2 ** 14, r: 8, p: 5 }
/** That of hashes in the earlier form. */
const EARLIER_COST: HashCost = { N: 2 ** 14, r: 16, p: 1 }
/** What `EARLIER_COST` lacks of the time of `HASH_COST`. */
const REST_OF_TIME: HashCost = { N: 2 ** 14, r: 8, p: 3 }

const SALT_BYTES = 16
const KEY_BYTES = 32

const EARLIER_FORM = /^([0-9a-f]{32}):([0-9a-f]{128})$/
const FORM = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/

const run = promisify<string, string | Buffer, number, ScryptOptions, Buffer>(scrypt)

/** Over the NFKC form: some keyboards compose letters, others do not. */
const keyOf = (password: string, salt: string | Buffer, bytes: number, { N, r, p }: HashCost): Promise<Buffer> =>
  run(password.normalize('NFKC'), salt, bytes, { N, r, p, maxmem: 256 * N * r })

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

const parametersOf = ({ N, r, p }: HashCost): string => `ln=${Math.log2(N)},r=${r},p=${p}`

/** Throws for a text that is no hash. */
function partsOf(hash: string): Parts {
  const [, hexSalt, hexKey] = EARLIER_FORM.exec(hash) ?? []
  if (hexSalt !== undefined && hexKey !== undefined) {
    // The digits of the salt were hashed, not its bytes.
    return { cost: EARLIER_COST, salt: hexSalt, key: Buffer.from(hexKey, 'hex') }
  }
  const [, ln, r, p, salt = '', key = ''] = FORM.exec(hash) ?? []
  if (ln === undefined) throw new Error('A stored password hash has an unknown form')
  const cost = { N: 2 ** Number(ln), r: Number(r), p: Number(p) }
  return { cost, salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') }
}

export const makeHash = async (password: string, cost: HashCost): Promise<string> => {
  const salt = randomBytes(SALT_BYTES)
  return `$scrypt$${parametersOf(cost)}$${base64(salt)}$${base64(await keyOf(password, salt, KEY_BYTES, cost))}`
}

/** A hash of nothing: checking against it takes as long as a real one and always fails. */
export const hashOfNothing = (cost: HashCost): string =>
  `$scrypt$${parametersOf(cost)}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** The key of a short secret whose salt is stored beside it, in Base64. */
export const slowKeyOf = async (secret: string, salt: string, cost: HashCost): Promise<string> =>
  base64(await keyOf(secret, salt, KEY_BYTES, cost))

/** Whether it was made with other parameters. */
export const isOutdated = (hash: string, cost: HashCost): boolean => !hash.startsWith(`$scrypt$${parametersOf(cost)}$`)

/**
 * Whether the password has this hash. Hashes of the earlier form take as long as new ones, so that the time does not
 * tell which accounts exist.
 */
export const matchesHash = async (hash: string, password: string): Promise<boolean> => {
  const { cost, salt, key } = partsOf(hash)
  const found = await keyOf(password, salt, key.length, cost)
  if (cost === EARLIER_COST) await keyOf(password, salt, KEY_BYTES, REST_OF_TIME)
  return timingSafeEqual(found, key)
}
