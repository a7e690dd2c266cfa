/** The browser or program behind a request. */
export type Device = {
  /** The address for rate limits; null for internal calls. */
  readonly address: string | null
  readonly userAgent: string | null
  /** The token from its last sign-in, if sent. */
  readonly deviceToken: string | null
  /** Whether analytics must not record it. */
  readonly unrecorded?: boolean
}
