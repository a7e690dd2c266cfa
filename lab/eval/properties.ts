/** Properties for any answers. The test suite tries some hundred sets, `npm run eval -- --full` ten thousand. */
import { answerRefs, type QuizAnswers } from '#core/quiz/answers.ts'
import type { EngineTool } from '#core/recommendations/model/engine-tool.ts'
import { rankTools } from '#core/recommendations/ranking/rank.ts'
import { buildSnapshot, type CatalogueSnapshot } from '#core/recommendations/ranking/snapshot.ts'
import { LIST_PROPERTIES } from './list-properties.ts'
import { METAMORPHIC_PROPERTIES } from './metamorphic-properties.ts'
import type { Property, Shown, World } from './property.ts'
import { randomAnswers, randomFrom } from './random-answers.ts'

type Outcome = { readonly name: string; readonly sets: number; readonly failures: readonly string[] }

const VARIANTS = 12
/** Leisure topics, which no quiz answer requests. */
const LEISURE = new Set(['wellness-fitness', 'travel', 'companions-characters'])

const shownOf = (answers: QuizAnswers, snapshot: CatalogueSnapshot): readonly Shown[] =>
  rankTools(answers, snapshot).ranked.map(({ index, matchPercent }) => ({
    slug: snapshot.tools[index]?.slug ?? '',
    matchPercent,
  }))

const worldOf = (tools: readonly EngineTool[], seed: number): World => {
  const random = randomFrom(seed)
  const snapshot = buildSnapshot(tools, 1)
  const bySlug = new Map(tools.map((tool) => [tool.slug, tool]))
  const leisure = tools.filter(({ categorySlug, generalAssistant }) => LEISURE.has(categorySlug) && !generalAssistant)
  const some = (from: readonly EngineTool[]) =>
    Array.from({ length: VARIANTS }, () => from[Math.floor(random() * from.length)]).filter(
      (tool) => tool !== undefined,
    )
  return {
    snapshot,
    toolOf: (slug) => bySlug.get(slug),
    rank: (answers, other = snapshot) => shownOf(answers, other),
    smaller: some(tools).map(({ slug }) => ({
      without: slug,
      snapshot: buildSnapshot(
        tools.filter((tool) => tool.slug !== slug),
        1,
      ),
    })),
    larger: some(leisure).map((tool, number) => {
      const added = {
        ...tool,
        id: `added-${number}`,
        slug: `added-${number}`,
        vendor: `Added ${number}`,
        prominence: 0,
      }
      return { added: added.slug, snapshot: buildSnapshot([...tools, added], 1) }
    }),
  }
}

export const PROPERTIES: readonly Property[] = [...LIST_PROPERTIES, ...METAMORPHIC_PROPERTIES]

/** Answers as one line: `1=developer 5=coding 5=design`. */
const asText = (answers: QuizAnswers): string =>
  answerRefs(answers)
    .map(({ question, option }) => `${question}=${option}`)
    .join(' ')

/**
 * Tries all properties.
 * @param sets number of random sets of answers
 * @returns failures by property; empty when it is true for its required share of sets
 */
export const checkProperties = (tools: readonly EngineTool[], sets: number, seed: number): readonly Outcome[] => {
  const world = worldOf(tools, seed)
  const random = randomFrom(seed)
  const found = PROPERTIES.map(() => ({ sets: 0, failures: [] as string[] }))
  for (let set = 0; set < sets; set++) {
    const answers = randomAnswers(random)
    const { ranked, inTheRunning } = rankTools(answers, world.snapshot)
    const list = ranked.map(({ index, matchPercent }) => ({
      slug: world.snapshot.tools[index]?.slug ?? '',
      matchPercent,
    }))
    for (const [i, { check, every = 1 }] of PROPERTIES.entries()) {
      const tally = found[i]
      if (tally === undefined || set % every !== 0) continue
      tally.sets++
      // Separate random numbers, so that a new property does not change those of others.
      const wrong = check({ answers, list, inTheRunning }, world, randomFrom(seed + set * 31 + i))
      if (wrong !== null) tally.failures.push(`${wrong} [${asText(answers)}]`)
    }
  }
  return PROPERTIES.map(({ name, share = 1 }, i) => {
    const { sets: tried, failures } = found[i] ?? { sets: 0, failures: [] }
    const held = tried === 0 ? 1 : 1 - failures.length / tried
    if (held >= share) return { name, sets: tried, failures: [] }
    const rate = share === 1 ? [] : [`held for ${(held * 100).toFixed(1)} % where ${share * 100} % are asked for`]
    return { name, sets: tried, failures: [...rate, ...failures] }
  })
}
