/** In quotation marks without the final period, for use inside a sentence. */
export const quoted = (text: string): string => `“${text.replace(/\.$/, '')}”`
