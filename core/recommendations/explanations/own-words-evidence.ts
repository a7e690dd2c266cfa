import { stemOf } from '../../search/text/stems.ts'
import { withoutMarks, wordsOf } from '../../search/text/words.ts'
import type { EngineTool } from '../model/engine-tool.ts'

const QUOTABLE = ['features', 'useCases', 'pros'] as const

/** Stop words and filler of requests. */
const EMPTY_WORDS = new Set(
  `a an the this that these those it its them they there here i me my mine you your yours we our us one ones some any each
  every both other others such same own and or but so if then than as of to in on at by for from with without into onto
  over under about after before between through during while when where which who whose what how why because since
  although though also too just only even well rather more less much many few another still yet again together not no is
  are was were be been being am do does did done has have had having can could may might will would should must let make
  makes making made get gets getting give gives put use uses using need needs want wants look looking find finding keep
  keeps come go bring help helps new good better best fast faster quickly old big small nice real thousand thousands lot
  lots whole open up out off down all`.split(/\s+/),
)

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(wordsOf(withoutMarks(text)).flatMap(({ word }) => (EMPTY_WORDS.has(word) ? [] : [stemOf(word)])))

/** Least shared weight. One of two ordinary words is too little. */
const LEAST_SHARED = 0.5
/** Longer requests need two shared words, or one with nearly all the weight: "raw" in "edit my raw photos". */
const LEAST_WORDS = 2
const LONGER = 3
const NEARLY_ALL = 0.75

type Quote = { readonly field: (typeof QUOTABLE)[number]; readonly value: string }

/** The largest shared weight, ties in record order; null when too little. `weights`: per stem, equal by default. */
export const evidenceForWords = (
  tool: EngineTool,
  request: string,
  used: ReadonlySet<string>,
  fields: readonly string[] = QUOTABLE,
  weights?: ReadonlyMap<string, number>,
): Quote | null => {
  const wanted = stemsOf(request)
  const sum = (stems: Iterable<string>) => [...stems].reduce((said, stem) => said + (weights?.get(stem) ?? 1), 0)
  const total = sum(wanted)
  let best: { readonly quote: Quote; readonly shared: number } | null = null
  for (const field of QUOTABLE) {
    if (!fields.includes(field)) continue
    for (const value of tool[field]) {
      if (used.has(value)) continue
      const common = [...stemsOf(value)].filter((stem) => wanted.has(stem))
      const shared = sum(common)
      const isSingle = wanted.size >= LONGER && common.length < LEAST_WORDS
      if (shared >= (isSingle ? NEARLY_ALL : LEAST_SHARED) * total && shared > (best?.shared ?? 0))
        best = { quote: { field, value }, shared }
    }
  }
  return best?.quote ?? null
}
