/**
 * Whether this browser stores a session, and its token: all that a public page needs to know. What a member can do is in
 * session.ts, which is loaded for members only.
 */
import { useSyncExternalStore } from 'react'
import { createStoredValue } from './stored-value.ts'

export const SESSION_KEY = 'toolfinch.session'

/**
 * The stored session as text, which session-storage.ts reads; null without one. Never in memory alone: a session that the
 * browser does not store would be lost with the next page.
 */
export const storedSession = createStoredValue<string | null>({
  key: SESSION_KEY,
  parse: (text) => text,
  format: (text) => text,
  fallback: null,
  inMemory: false,
})

/** The access token of the stored session, for the operations of a member. */
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
