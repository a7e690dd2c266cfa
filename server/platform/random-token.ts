import { randomBytes } from 'node:crypto'

/** 256 random bits as 43 characters that need no escaping in an address or a header. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** Whether a text has the form of such a token. */
export const isRandomToken = (text: string): boolean => /^[\w-]{43}$/.test(text)
