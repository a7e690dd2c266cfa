/** Digits and letters without look-alikes (0 and O, 1 and I). */
export const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

export const CODE_LENGTH = 8

/** Makes a code from 8 random bytes (40 bits are used). Throws RangeError for fewer bytes. */
export const referralCodeFrom = (bytes: Uint8Array): string => {
  if (bytes.length < CODE_LENGTH) throw new RangeError(`A referral code takes ${CODE_LENGTH} bytes.`)
  // 256 is a multiple of 32, so all symbols are equally likely.
  return Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join('')
}

export const referralPath = (code: string): string => `/auth?mode=signup&ref=${code}`
