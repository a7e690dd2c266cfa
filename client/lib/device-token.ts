/** The token by which the server knows that this browser has signed in before. It outlives the session. */
export const DEVICE_KEY = 'toolfinch.device'

/** Null before the first sign-in, and where storage is refused. */
export function deviceToken(): string | null {
  try {
    return localStorage.getItem(DEVICE_KEY)
  } catch {
    return null
  }
}

export function keepDeviceToken(token: string): void {
  try {
    localStorage.setItem(DEVICE_KEY, token)
  } catch {
    // Without it this browser counts as a new one at the next sign-in.
  }
}
