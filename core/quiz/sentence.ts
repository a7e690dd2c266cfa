/** The user's sentence. No imports: browsers load this before the rest of the purpose code. */

export const MAX_SENTENCE_LENGTH = 200

/** On one line, trimmed and truncated. */
export const normalizeSentence = (text: string): string =>
  [...text.replace(/\s+/gu, ' ').trim()].slice(0, MAX_SENTENCE_LENGTH).join('').toWellFormed().trim()
