/** The browser or program that a request comes from. */
export type Device = {
  /** The address that limits count by; null for calls of the server itself. */
  readonly address: string | null
  readonly userAgent: string | null
  /** The token that the device received when it last signed in, if it sent one. */
  readonly deviceToken: string | null
  /** Whether analytics may record nothing of what it does. */
  readonly unrecorded?: boolean
}
