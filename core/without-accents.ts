// @chunk labels
/** Lower case without accents: `cafe` for `Café`. */
export const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
