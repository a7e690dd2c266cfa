/** The session as this browser stores it: the token, and what menus show before the server has responded. */
import { storedSession } from './stored-session.ts'

export type SessionUser = {
  readonly id: string
  readonly email: string
  readonly fullName: string
  readonly planLabel: string
  readonly paid: boolean
  /** Whether to show links to the admin screens, for administrators and editors. The API decides who may use them. */
  readonly administrator: boolean
}

type Session = { readonly token: string; readonly user: SessionUser }

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The session in a stored text, which may come from another version or be edited by hand; null if it has none. */
export function parseSession(text: string): Session | null {
  try {
    const { access_token: token, user } = JSON.parse(text) as { access_token?: unknown; user?: Partial<SessionUser> }
    if (!isText(token) || !isText(user?.id) || !isText(user.email)) return null
    const { id, email, fullName, planLabel, paid, administrator } = user
    return {
      token,
      user: {
        id,
        email,
        fullName: isText(fullName) ? fullName : '',
        planLabel: isText(planLabel) ? planLabel : 'Basic Plan',
        paid: paid === true,
        administrator: administrator === true,
      },
    }
  } catch {
    return null
  }
}

/** Stores a session. Returns whether the browser stored it. */
export const storeSession = (token: string, user: SessionUser, expiresAt?: string): boolean =>
  storedSession.set(JSON.stringify({ access_token: token, expires_at: expiresAt, user }))
