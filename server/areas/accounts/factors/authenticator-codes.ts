import { PRODUCT_NAME } from '#core/brand.ts'

const PERIOD_SECONDS = 30
/** Codes of the step before and after are accepted, for clocks that differ. */
const WINDOW = 1

/** Loaded on first use: most requests need no codes. */
const load = () => import('otpauth')

const codesOf = async (secret: string, label: string) => {
  const { TOTP } = await load()
  return new TOTP({ issuer: PRODUCT_NAME, label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS })
}

/** 160 random bits in base32. */
export const newAuthenticatorSecret = async (): Promise<string> => {
  const { Secret } = await load()
  return new Secret({ size: 20 }).base32
}

/** The `otpauth:` address of a QR code. */
export const authenticatorUri = async (secret: string, email: string): Promise<string> =>
  (await codesOf(secret, email)).toString()

/** The time step of a right code; null for a wrong one. */
export const stepOfCode = async (secret: string, code: string, now: Date): Promise<number | null> => {
  const timestamp = now.getTime()
  const delta = (await codesOf(secret, '')).validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : Math.floor(timestamp / (PERIOD_SECONDS * 1000)) + delta
}
