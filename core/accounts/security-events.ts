/** The kinds of security events, as in the database, with their names on screens and in the schema. */
export const SECURITY_EVENTS = {
  signed_up: 'Signed up',
  signed_in: 'Signed in',
  new_device: 'Signed in on a new device',
  second_factor_requested: 'Entered the password, second factor requested',
  sign_in_refused: 'Failed sign-in',
  locked_out: 'Sign-in blocked after failed attempts',
  signed_out: 'Signed out',
  session_ended: 'Ended a session',
  email_verified: 'Confirmed the email address',
  email_changed: 'Changed the email address',
  password_changed: 'Changed the password',
  password_reset: 'Reset the password',
  password_reset_requested: 'Requested a password reset',
  confirmation_refused: 'Failed password confirmation',
  factor_added: 'Added a second factor',
  factor_removed: 'Removed a second factor',
  recovery_code_used: 'Used a recovery code',
  recovery_codes_renewed: 'Renewed the recovery codes',
  factor_reset_requested: 'Requested a reset of the second factor',
  factor_reset_canceled: 'Canceled the reset of the second factor',
  factor_reset: 'Reset the second factor',
  role_changed: 'Changed the role',
  suspended: 'Suspended the account',
  reinstated: 'Reinstated the account',
  access_refused: 'Tried to open a restricted area',
  key_created: 'Created an API key',
  key_revoked: 'Revoked an API key',
  data_exported: 'Exported the data',
  account_deleted: 'Deleted the account',
} as const

/** The name of a kind, in upper or lower case; kinds of a newer version have none of their own. */
export const securityEventText = (kind: string): string =>
  (SECURITY_EVENTS as Readonly<Record<string, string>>)[kind.toLowerCase()] ?? 'Another event'
