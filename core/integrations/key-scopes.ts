/** What a key may do. */
export const KEY_SCOPES = ['catalogue', 'recommend'] as const
export type KeyScope = (typeof KEY_SCOPES)[number]
