/** A text in quotation marks. The full stop of a sentence goes, since it stands in the middle of another. */
export const quoted = (text: string): string => `“${text.replace(/\.$/, '')}”`
