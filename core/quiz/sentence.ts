/** The user's sentence. No imports: browsers load this before the rest of the purpose code. */

export const MAX_SENTENCE_LENGTH = 200

/** On one line, trimmed and truncated. */
export const normalizeSentence = (text: string): string =>
  [...text.replace(/\s+/gu, ' ').trim()].slice(0, MAX_SENTENCE_LENGTH).join('').toWellFormed().trim()

const SEPARATORS = /[,;.!?:()]+|\s(?:(?:and|then|plus|but)\s)+/i
/** Shorter parts are meaningless. */
const MIN_PART = 3
const MAX_PARTS = 6

/** Two verbs with one object: "read and brief court cases" is one task, "Excel and video editing" two. */
const SHARED_OBJECT =
  /^\s*(?:analyze|answer|brief|build|check|clean|collect|create|design|draft|edit|find|fix|make|manage|plan|publish|read|record|review|schedule|send|sort|summarize|test|track|transcribe|translate|write)\s+(?:and|or)\s+(?!then\b)(?=\p{L}+\s+\p{L})/iu

/** The separate tasks in a sentence, as typed: "edit episodes", "clean up the sound". */
export const sentenceParts = (sentence: string): readonly string[] => {
  const [firstVerb = ''] = SHARED_OBJECT.exec(sentence) ?? []
  const [first = '', ...others] = sentence.slice(firstVerb.length).split(SEPARATORS)
  const parts = [`${firstVerb}${first}`, ...others].map((part) => part.trim())
  return [...new Set(parts.filter((part) => part.length >= MIN_PART))].slice(0, MAX_PARTS)
}
