/** The session as this browser stores it: the token, and what menus show before the server has answered. */
import { SESSION_KEY } from './stored-session.ts'

export type SessionUser = {
  readonly id: string
  readonly email: string
  readonly fullName: string
  readonly planLabel: string
  readonly paid: boolean
}

type Kept = { readonly token: string; readonly user: SessionUser }

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** What storage holds may be of another version, or written by hand. */
export function parseKept(text: string): Kept | null {
  try {
    const { access_token: token, user } = JSON.parse(text) as { access_token?: unknown; user?: Partial<SessionUser> }
    if (!isText(token) || !isText(user?.id) || !isText(user.email)) return null
    const { id, email, fullName, planLabel, paid } = user
    return {
      token,
      user: {
        id,
        email,
        fullName: isText(fullName) ? fullName : '',
        planLabel: isText(planLabel) ? planLabel : 'Basic Plan',
        paid: paid === true,
      },
    }
  } catch {
    return null
  }
}

/** Throws where the browser refuses storage: a session that is not kept would be lost with the next page. */
export function keep(token: string, user: SessionUser, expiresAt?: string): void {
  localStorage.setItem(SESSION_KEY, JSON.stringify({ access_token: token, expires_at: expiresAt, user }))
}
