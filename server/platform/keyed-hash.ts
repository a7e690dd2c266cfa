import { createHmac } from 'node:crypto'

/** HMAC-SHA256 with the server's secret, in hexadecimal. */
export type KeyedHash = (text: string) => string

export const createKeyedHash =
  (secret: string): KeyedHash =>
  (text) =>
    createHmac('sha256', secret).update(text).digest('hex')
