import { createStoredValue } from './stored-value.ts'

/**
 * The token that tells the server that this browser has signed in before. It outlives the session; null before the
 * first sign-in. A browser that does not store it counts as new at the next sign-in.
 */
export const storedDeviceToken = createStoredValue<string | null>({
  key: 'toolfinch.device',
  parse: (text) => text,
  format: (token) => token,
  fallback: null,
})
