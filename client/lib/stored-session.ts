/**
 * Whether this browser stores a session, and its token: all that a public page needs. The rest is in session.ts, which
 * is loaded for members only.
 */
import { useSyncExternalStore } from 'react'
import { createStoredValue } from './stored-value.ts'

export const SESSION_KEY = 'toolfinch.session'

/**
 * The stored session as text, which session-storage.ts parses; null without one. Never in memory only: such a session
 * would be lost on the next page load.
 */
export const storedSession = createStoredValue<string | null>({
  key: SESSION_KEY,
  parse: (text) => text,
  format: (text) => text,
  fallback: null,
  inMemory: false,
})

/** The access token of the stored session, for members' operations. */
export function storedToken(): string | null {
  try {
    return JSON.parse(storedSession.get() ?? '').access_token
  } catch {
    return null
  }
}

/** Whether a session is stored, verified or not; false on the server and at hydration. */
export const useSignedIn = (): boolean =>
  useSyncExternalStore(
    storedSession.subscribe,
    () => storedSession.get() !== null,
    () => false,
  )
