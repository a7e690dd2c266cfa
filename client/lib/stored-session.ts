/**
 * Whether this browser keeps a session, and its token: all that a public page needs to know. Whatever a member does
 * stands in session.ts, which is loaded for members only.
 */
import { useSyncExternalStore } from 'react'

export const SESSION_KEY = 'toolfinch.session'

/** The kept session as text; null without one and where storage is refused. */
export function storedSession(): string | null {
  try {
    return localStorage.getItem(SESSION_KEY)
  } catch {
    return null
  }
}

/** The access token of the kept session, for the operations of a member. */
export function storedToken(): string | null {
  try {
    return JSON.parse(storedSession() ?? '').access_token
  } catch {
    return null
  }
}

/** Hears of changes in this tab too: session.ts tells of them by the same event that other tabs get. */
export function onStoredSession(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** Whether a session is kept, verified or not; false on the server and at hydration. */
export const useSignedIn = (): boolean =>
  useSyncExternalStore(
    onStoredSession,
    () => storedSession() !== null,
    () => false,
  )
