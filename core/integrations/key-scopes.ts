/** What a key may do. */
export type KeyScope = 'catalogue' | 'recommend'
