/** The text of a key: `tfk_`, 32 random characters and 6 of a checksum, all letters and digits. */
import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { KEY_PREFIX } from '#core/integrations/key-secrecy.ts'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const RANDOM_LENGTH = 32
const CHECKSUM_LENGTH = 6
/** Of the displayed beginning, after the prefix. */
const SHOWN_LENGTH = 6
const FORMAT = /^tfk_[0-9A-Za-z]{38}$/

/** CRC-32 in base 62. It finds typing errors; it is no protection against forgery. */
const checksumOf = (text: string): string => {
  let rest = crc32(text)
  let digits = ''
  for (let index = 0; index < CHECKSUM_LENGTH; index += 1) {
    digits = `${DIGITS[rest % DIGITS.length]}${digits}`
    rest = Math.floor(rest / DIGITS.length)
  }
  return digits
}

/** 190 random bits. */
export const newKeyText = (): string => {
  const random = Array.from({ length: RANDOM_LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('')
  return `${KEY_PREFIX}${random}${checksumOf(`${KEY_PREFIX}${random}`)}`
}

/** False for a key that was changed or cut off. */
export const isKeyText = (text: string): boolean =>
  FORMAT.test(text) && checksumOf(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH)

/** The beginning by which its owner recognizes a key. */
export const keyPrefixOf = (text: string): string => text.slice(0, KEY_PREFIX.length + SHOWN_LENGTH)
