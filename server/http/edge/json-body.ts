import { isAscii, isUtf8 } from 'node:buffer'
import { asRecord } from '../input-validation.ts'

/**
 * A JSON body as a record. Null for keys that could pollute a prototype, even when escaped, and for invalid UTF-8;
 * Fastify's strict parser rejects those.
 */
export const parseJsonBody = (body: Buffer): Readonly<Record<string, unknown>> | null => {
  if (!isUtf8(body)) return null
  const text = isAscii(body) ? body.toString('latin1') : body.toString()
  if (text.includes('\\u') || text.includes('__proto__') || text.includes('constructor')) return null
  try {
    return asRecord(JSON.parse(text))
  } catch {
    return null
  }
}
