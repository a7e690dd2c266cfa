/** Searches that the field of the home page suggests in turn. `tests/core/search-examples.test.ts` checks what they find. */
export const SEARCH_EXAMPLES = [
  'transcribe meetings, free, on Android',
  'an alternative to Midjourney with an API',
  'claude vs chatgpt vs gemini',
  'plan a lesson without a budget',
  'translate documents, hosted in the EU',
] as const
