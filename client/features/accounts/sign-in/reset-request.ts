import { createStoredValue } from '#client/lib/stored-value.ts'

/** The token of this browser's last request for a new password: with it, the link in the email needs no address. */
export const storedResetRequest = createStoredValue<string | null>({
  key: 'toolfinch.reset',
  parse: (text) => text,
  format: (token) => token,
  fallback: null,
})
