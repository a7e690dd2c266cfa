/** Runs the engine for all golden profiles and measures the results. Pure: same engine and data, same figures. */

import type { Job } from '#core/jobs/job-file.ts'
import { canonicalAnswers, type QuizAnswers } from '#core/quiz/answers.ts'
import { type Evaluation, HELD_OUT_KEYS, type MeasureKey } from '#core/recommendations/evaluation.ts'
import type { EngineTool } from '#core/recommendations/model/engine-tool.ts'
import { ENGINE_VERSION, PARAMETERS } from '#core/recommendations/model/parameters.ts'
import type { Recommendation, RecommendationList } from '#core/recommendations/model/recommendation.ts'
import { matchLedger } from '#core/recommendations/ranking/match-ledger.ts'
import { profileOf } from '#core/recommendations/ranking/profile.ts'
import { sentenceReader } from '#core/recommendations/ranking/sentence-reader.ts'
import { buildSnapshot } from '#core/recommendations/ranking/snapshot.ts'
import { recommend } from '#core/recommendations/recommend.ts'
import type { SearchIndex } from '#core/search/index/search-index.ts'
import { readPurpose } from '#core/search/read-purpose.ts'
import { brokenLimits, isAgainstAnswers } from './limits.ts'
import {
  auc,
  type Judge,
  maxExposure,
  mean,
  ndcgCondensed,
  ndcgStrict,
  overlapAt,
  precisionAt,
  shareOf,
  textDiversity,
} from './measures.ts'
import type { Profile } from './profiles.ts'
import { isGrounded, namesAnswer, wrongAmounts } from './texts.ts'

export type Person = {
  readonly profile: Profile
  readonly list: RecommendationList
  readonly slugs: readonly string[]
  /** The list for the twenty answers alone, the baseline of changed answers. */
  readonly plain: readonly string[]
  readonly decisive: readonly string[]
  readonly irrelevant: readonly string[]
  /** Whether equal answers gave equal bytes, run twice and in another order. */
  readonly same: boolean
  readonly broken: readonly string[]
  readonly judge: Judge
  readonly judged: readonly number[]
  readonly auc: number
}

type Run = { readonly evaluation: Evaluation; readonly persons: readonly Person[] }

const slugsOf = (list: RecommendationList): readonly string[] => list.items.map(({ slug }) => slug)

const withoutPurpose = ({ purpose: _purpose, ...answers }: QuizAnswers): QuizAnswers => answers

/** The same options in reverse order. */
const reversed = ({ purpose, ...answers }: QuizAnswers): QuizAnswers => ({
  ...Object.fromEntries(
    Object.entries(answers as Omit<QuizAnswers, 'purpose'>).map(([id, options]) => [id, options?.toReversed()]),
  ),
  ...(purpose && { purpose: { ...purpose, meanings: purpose.meanings.toReversed() } }),
})

/** Violations of hard rules in a list, one line each. */
const brokenPromises = (
  slugs: readonly string[],
  answers: QuizAnswers,
  toolOf: (slug: string) => EngineTool | undefined,
  forbidden: readonly string[] = [],
): readonly string[] => [
  ...slugs.filter((slug, index) => slugs.indexOf(slug) !== index).map((slug) => `${slug} stands twice`),
  ...slugs.flatMap((slug) => {
    const tool = toolOf(slug)
    if (tool === undefined) return [`${slug} is not in the catalog`]
    return brokenLimits(tool, answers).map((limit) => `${slug} breaks the limit of ${limit}`)
  }),
  ...slugs.filter((slug) => forbidden.includes(slug)).map((slug) => `${slug} is absurd here`),
]

const MATCH_BANDS = [90, 80, 70, 60, 50, 0] as const

const round = (value: number): number => Math.round(value * 10_000) / 10_000

/**
 * Evaluates the engine on a catalog of active tools with slugs as ids.
 * @param index the search over the same tools, which reads the sentences
 * @param jobs what people want to get done, with graded tools
 * @param heldOut profiles not used while tuning rules and weights
 */
export const evaluate = (
  profiles: readonly Profile[],
  heldOut: readonly Profile[],
  tools: readonly EngineTool[],
  index: SearchIndex,
  jobs: readonly Job[],
): Run => {
  const unread = buildSnapshot(tools, 1, jobs)
  const snapshot = { ...unread, readSentence: sentenceReader(unread, index) }
  const bySlug = new Map(tools.map((tool) => [tool.slug, tool]))
  const toolOf = (slug: string) => bySlug.get(slug)

  const meet = (profile: Profile): Person => {
    const { answers, decisiveAnswers, irrelevantAnswers, forbidden, grades, gradeOf } = profile
    const list = recommend(answers, snapshot)
    const slugs = slugsOf(list)
    const plain = slugsOf(recommend(withoutPurpose(answers), snapshot))
    const decisive = slugsOf(recommend(decisiveAnswers, snapshot))
    const bytes = JSON.stringify(list)
    const judge: Judge = {
      gradeOf: (slug) => gradeOf.get(slug) ?? null,
      onTopicByCategory: (slug) => profile.onTopicCategories.includes(toolOf(slug)?.categorySlug ?? ''),
    }
    const limitProfile = profileOf(answers, snapshot, PARAMETERS)
    const matches = (wanted: readonly string[]) =>
      wanted.flatMap((slug) => {
        const { blockedBy, matchPercent } = matchLedger(limitProfile, snapshot, snapshot.indexById.get(slug) ?? -1)
        return blockedBy.length > 0 ? [] : [matchPercent]
      })
    const offTopic = tools.filter(
      ({ slug }) => gradeOf.get(slug) === 0 || !(gradeOf.has(slug) || judge.onTopicByCategory(slug)),
    )
    const irrelevant = slugsOf(recommend(irrelevantAnswers, snapshot))
    return {
      profile,
      list,
      slugs,
      plain,
      decisive,
      irrelevant,
      same:
        JSON.stringify(recommend(answers, snapshot)) === bytes &&
        JSON.stringify(recommend(reversed(answers), snapshot)) === bytes &&
        canonicalAnswers(answers) === canonicalAnswers(reversed(answers)),
      broken: [
        ...brokenPromises(slugs, answers, toolOf, [...forbidden.offTopic, ...forbidden.outOfLimits]),
        ...brokenPromises(decisive, decisiveAnswers, toolOf),
        ...brokenPromises(irrelevant, irrelevantAnswers, toolOf),
      ],
      judge,
      judged: [...gradeOf.values()],
      auc: auc(matches([...grades.must, ...grades.good]), matches(offTopic.map(({ slug }) => slug))),
    }
  }

  const speaking = ({ answers, sentence, ...profile }: Profile): Profile => ({
    ...profile,
    sentence,
    answers: { ...answers, purpose: { sentence, meanings: readPurpose(index, sentence) } },
  })
  const figuresOf = (people: readonly Person[]) => {
    const measures = measureAll(people, tools, toolOf)
    return Object.fromEntries(HELD_OUT_KEYS.map((key) => [key, measures[key]])) as Evaluation['withoutSentence']
  }

  const persons = profiles.map((profile) => meet(speaking(profile)))
  const others = heldOut.map((profile) => meet(speaking(profile)))
  return {
    persons,
    evaluation: {
      ...summary(persons, tools),
      measures: measureAll(persons, tools, toolOf),
      withoutSentence: figuresOf(profiles.map(meet)),
      heldOut: {
        people: others.length,
        grades: gradesOf(others),
        measures: figuresOf(others),
        withoutSentence: figuresOf(heldOut.map(meet)),
      },
    },
  }
}

const gradesOf = (persons: readonly Person[]): number => persons.reduce((sum, { judged }) => sum + judged.length, 0)

const expectedShown = ({ profile, slugs }: Person): number =>
  slugs.slice(0, 10).filter((slug) => profile.grades.must.includes(slug)).length

const measureAll = (
  persons: readonly Person[],
  tools: readonly EngineTool[],
  toolOf: (slug: string) => EngineTool | undefined,
): Record<MeasureKey, number> => {
  const items = persons.flatMap(({ profile, list }) => list.items.map((item) => ({ item, profile })))
  const reasons = items.flatMap(({ item, profile }) => item.reasons.map((reason) => ({ reason, item, profile })))
  const lists = persons.flatMap(({ slugs, decisive }) => [slugs, decisive])
  const meanOf = (value: (person: Person) => number) => mean(persons.map(value))
  const textOf = (slug: string) => `${toolOf(slug)?.categoryName} ${toolOf(slug)?.description}`
  const inOrder = ({ items: shown }: RecommendationList) =>
    shown.every((item, i) => i === 0 || item.matchPercent <= (shown[i - 1] as Recommendation).matchPercent)
  const percents = items.map(({ item }) => item.matchPercent)
  const measures: Record<MeasureKey, number> = {
    broken_promises: persons.flatMap(({ broken }) => broken).length,
    on_topic_at_5: meanOf(({ slugs, judge }) => precisionAt(5, slugs, judge)),
    on_topic_at_10: meanOf(({ slugs, judge }) => precisionAt(10, slugs, judge)),
    three_expected: shareOf(persons, (person) => expectedShown(person) >= 3),
    ndcg_condensed: meanOf(({ slugs, judge, judged }) => ndcgCondensed(slugs, judge, judged)),
    ndcg_strict: meanOf(({ slugs, judge, judged }) => ndcgStrict(slugs, judge, judged)),
    categories_in_list: meanOf(({ slugs }) => new Set(slugs.map((slug) => toolOf(slug)?.categorySlug)).size),
    text_diversity: meanOf(({ slugs }) => textDiversity(slugs.map(textOf))),
    decisive_change: shareOf(persons, ({ plain, decisive }) => overlapAt(5, plain, decisive) <= 3),
    irrelevant_top_5: shareOf(persons, ({ plain, irrelevant }) => overlapAt(5, plain, irrelevant) >= 4),
    irrelevant_top_3: shareOf(persons, ({ plain, irrelevant }) =>
      [0, 1, 2].every((rank) => plain[rank] === irrelevant[rank]),
    ),
    same_every_time: shareOf(persons, ({ same }) => same),
    reasons_present: shareOf(items, ({ item }) => item.reason !== '' && item.reasons.some(({ caveat }) => !caveat)),
    reasons_name_answer: shareOf(reasons, ({ reason, profile }) => namesAnswer(reason, profile.answers)),
    reasons_grounded: shareOf(reasons, ({ reason, item }) => {
      const tool = toolOf(item.slug)
      return tool !== undefined && isGrounded(reason, tool)
    }),
    reasons_name_job: shareOf(items, ({ item }) => item.reasons.some(({ job }) => job !== undefined)),
    plans_against_answers: items.filter(({ item, profile }) => {
      const tool = toolOf(item.slug)
      return tool !== undefined && isAgainstAnswers(tool, item.optimalPlan?.name ?? null, profile.answers)
    }).length,
    money_correct: shareOf(items, ({ item }) => wrongAmounts(item, toolOf).length === 0),
    match_in_range: shareOf(percents, (percent) => Number.isInteger(percent) && percent >= 0 && percent <= 100),
    match_in_order: shareOf(persons, ({ list }) => inOrder(list)),
    match_separates: meanOf((person) => person.auc),
    match_near_100: percents.length === 0 ? 0 : shareOf(percents, (percent) => percent >= 98),
    catalogue_shown: new Set(lists.flat()).size / (tools.length || 1),
    most_shown_tool: maxExposure(lists),
  }
  return Object.fromEntries(Object.entries(measures).map(([key, value]) => [key, round(value)])) as typeof measures
}

const summary = (
  persons: readonly Person[],
  tools: readonly EngineTool[],
): Omit<Evaluation, 'measures' | 'withoutSentence' | 'heldOut'> => {
  const shown = persons.flatMap(({ list, judge }) =>
    list.items.map(({ slug, matchPercent }) => ({ slug, matchPercent, judge })),
  )
  return {
    engineVersion: ENGINE_VERSION,
    people: persons.length,
    grades: gradesOf(persons),
    tools: tools.length,
    matchBands: MATCH_BANDS.map((from, index) => {
      const to = index === 0 ? 100 : (MATCH_BANDS[index - 1] ?? 0) - 1
      const inBand = shown.filter(({ matchPercent }) => matchPercent >= from && matchPercent <= to)
      return {
        from,
        to,
        shown: inBand.length,
        onTopic: round(mean(inBand.map(({ slug, judge }) => precisionAt(1, [slug], judge)))),
        good: round(mean(inBand.map(({ slug, judge }) => ((judge.gradeOf(slug) ?? 0) >= 2 ? 1 : 0)))),
      }
    }),
    byPerson: persons.map((person) => ({
      id: person.profile.id,
      onTopicAt10: round(precisionAt(10, person.slugs, person.judge)),
      expectedShown: expectedShown(person),
      ndcgCondensed: round(ndcgCondensed(person.slugs, person.judge, person.judged)),
      ndcgStrict: round(ndcgStrict(person.slugs, person.judge, person.judged)),
      topFive: person.slugs.slice(0, 5),
    })),
  }
}
