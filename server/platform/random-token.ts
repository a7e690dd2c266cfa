import { randomBytes } from 'node:crypto'

/** 256 random bits as 43 URL-safe characters. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

export const isRandomToken = (text: string): boolean => /^[\w-]{43}$/.test(text)
