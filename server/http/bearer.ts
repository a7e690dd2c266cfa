import { KEY_PREFIX } from '#core/integrations/key-secrecy.ts'

/** Longest stored session that is parsed, in characters. */
const MAX_SESSION_TEXT = 4096
const TOKEN = /^[A-Za-z0-9_-]{16,128}$/

/**
 * The API key in an `Authorization` header, mistyped or not: everything that begins as a key, with the scheme or without
 * it. Empty when it cannot be one as it was sent. Null for everything else.
 */
export const presentedKey = (header: string | undefined): string | null => {
  const text = (header ?? '').trim()
  const value = /^bearer +(.*)$/is.exec(text)?.[1]?.trim()
  if (value?.startsWith(KEY_PREFIX)) return value
  const bare = text.replace(/^[a-z]+ +/i, '').toLowerCase()
  // Without its scheme, or in another case.
  return bare.startsWith(KEY_PREFIX) ? '' : null
}

/**
 * The token in an `Authorization` header: `Bearer token`, or `Bearer` and the whole stored session as JSON, from which
 * only `access_token` is read. Null for everything else.
 */
export const readBearer = (header: string | undefined): string | null => {
  const value = /^bearer +(.*)$/is.exec(header ?? '')?.[1]?.trim()
  if (value === undefined) return null
  const token = value.startsWith('{') ? readStoredSession(value) : value
  return typeof token === 'string' && TOKEN.test(token) ? token : null
}

const readStoredSession = (text: string): unknown => {
  if (text.length > MAX_SESSION_TEXT) return null
  try {
    return (JSON.parse(text) as { access_token?: unknown } | null)?.access_token
  } catch {
    return null
  }
}
