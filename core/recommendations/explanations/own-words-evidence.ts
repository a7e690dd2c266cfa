/** Which of a tool's phrases speaks of what somebody asked for in their own words. */
import { stemOf } from '../../search/stems.ts'
import { withoutMarks, wordsOf } from '../../search/words.ts'
import type { EngineTool } from '../model/engine-tool.ts'
import { tokensOf } from '../model/evidence.ts'
import { GLUE_WORDS } from './plain-words.ts'

const QUOTABLE = ['features', 'useCases', 'pros'] as const

/** Words of requests that say nothing of what is wanted. */
const REQUEST_WORDS = new Set(
  'new good fast faster quickly own old big small nice real thousand lot whole open up out off down'.split(' '),
)

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(withoutMarks(text)).flatMap(({ word }) => {
      const [token = ''] = tokensOf(word)
      return GLUE_WORDS.has(token) || REQUEST_WORDS.has(token) ? [] : [stemOf(word)]
    }),
  )

type Quote = { readonly field: (typeof QUOTABLE)[number]; readonly value: string }

/**
 * The phrase that shares most words with the request and is not used yet, in the order of the record among equals; null
 * when none shares any: then nothing that could be quoted has to do with it.
 */
export const evidenceForWords = (
  tool: EngineTool,
  request: string,
  used: ReadonlySet<string>,
  fields: readonly string[] = QUOTABLE,
): Quote | null => {
  const wanted = stemsOf(request)
  let best: { readonly quote: Quote; readonly shared: number } | null = null
  for (const field of QUOTABLE) {
    if (!fields.includes(field)) continue
    for (const value of tool[field]) {
      if (used.has(value)) continue
      const shared = [...stemsOf(value)].filter((stem) => wanted.has(stem)).length
      if (shared > (best?.shared ?? 0)) best = { quote: { field, value }, shared }
    }
  }
  return best?.quote ?? null
}
