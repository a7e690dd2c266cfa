/** A text in lower case whose letters carry no marks: `cafe` for `Café`. */
export const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
