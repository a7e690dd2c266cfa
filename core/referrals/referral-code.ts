/** Digits and letters without those that look alike (0 and O, 1 and I). */
export const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

export const CODE_LENGTH = 8

/**
 * A referral code from 8 random bytes: 40 random bits.
 * @throws RangeError for fewer bytes.
 */
export const referralCodeFrom = (bytes: Uint8Array): string => {
  if (bytes.length < CODE_LENGTH) throw new RangeError(`A referral code takes ${CODE_LENGTH} bytes.`)
  // 256 is a multiple of 32, so every symbol is equally likely.
  return Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join('')
}

/** The path that a member sends to friends. */
export const referralPath = (code: string): string => `/auth?mode=signup&ref=${code}`
