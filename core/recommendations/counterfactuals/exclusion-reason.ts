import { capitalized } from '../../display/capitalized.ts'
import type { QuizAnswers } from '../../quiz/answers.ts'
import type { ConstraintName, Intent } from '../model/recommendation.ts'
import { isOwnWords } from '../model/sentence.ts'
import { matchLedger } from '../ranking/match-ledger.ts'
import type { Profile } from '../ranking/profile.ts'
import { type RankedTool, rankTools } from '../ranking/rank.ts'
import { coverage } from '../ranking/score.ts'
import type { CatalogueSnapshot } from '../ranking/snapshot.ts'

export type ExclusionReason = {
  readonly status: 'IN_LIST' | 'BLOCKED' | 'OUTRANKED' | 'NOT_LISTED'
  /** The first limit that the tool breaks. */
  readonly constraint: ConstraintName | null
  /** Without match or rank numbers, so that it can be shown where those are hidden. */
  readonly text: string
  /** Its rank, from 1. */
  readonly rank: number | null
  readonly matchPercent: number | null
  /** Lowest match of the shown list. */
  readonly lowest: number | null
}

const ANSWER_NAMES: Readonly<Record<ConstraintName, string>> = {
  budget: 'your answer about your budget',
  privacy: 'your answer about privacy',
  platform: 'your answer about your device',
  team: 'your answer about your team size',
  purpose: 'what you wrote in your own words',
}

/** Enough tools of a category to mention them. */
const SEVERAL = 3
const VARIED = 'the tools in your list cover more of your answers together, or suit the rest of them better'

const withoutStop = (text: string): string => text.replace(/\.$/, '')

/** Intents by their share of the answers, with the coverage of the tool and the best of the list. */
const weakest = (
  intents: readonly Intent[],
  own: (intent: number) => number,
  best: (intent: number) => number,
): Intent | null => {
  let found: Intent | null = null
  let most = 0
  for (const [i, intent] of intents.entries()) {
    const gap = intent.share * (best(i) - own(i))
    if (gap > most + 1e-9) {
      most = gap
      found = intent
    }
  }
  return found
}

/** What the list has instead of an eligible tool; continues "but ...". */
const outrankedBy = (
  profile: Profile,
  snapshot: CatalogueSnapshot,
  index: number,
  matchPercent: number,
  ranked: readonly RankedTool[],
): string => {
  const tool = snapshot.tools[index]
  if (tool === undefined) return VARIED
  const shown = ranked.flatMap((one) => snapshot.tools[one.index] ?? [])
  if (matchPercent >= (ranked.at(-1)?.matchPercent ?? 0)) {
    // It matches as well as shown tools, so the diversity rules kept it out.
    const assistants = shown.filter(({ generalAssistant }) => generalAssistant).length
    if (tool.generalAssistant && assistants >= profile.caps.assistants) {
      return `your list already has ${assistants} general assistants`
    }
    const vendors = shown.filter(({ vendor }) => vendor === tool.vendor).length
    if (vendors >= profile.parameters.caps.vendor) return `your list already has ${vendors} tools from ${tool.vendor}`
    const alike = shown.filter(({ categorySlug }) => categorySlug === tool.categorySlug).length
    return alike >= SEVERAL ? `your list already has ${alike} tools from its category, ${tool.categoryName}` : VARIED
  }
  const bestOf = (intent: number) => Math.max(0, ...ranked.map((one) => coverage(profile, snapshot, one.index, intent)))
  const excluded = profile.intents.find(
    ({ jobs, sources }) => isOwnWords(sources) && jobs?.[0]?.not.some((one) => one.tool === tool.slug),
  )
  const why = excluded?.jobs?.[0]?.not.find((one) => one.tool === tool.slug)?.reason
  if (why !== undefined) return `it is not made for this: ${excluded?.label}. ${withoutStop(why)}`
  const gap = weakest(profile.intents, (intent) => coverage(profile, snapshot, index, intent), bestOf)
  return gap === null ? VARIED : `the tools in your list are a better fit for this: ${gap.label}`
}

/** Why a tool is not in the list, or that it is. */
export const exclusionReason = (answers: QuizAnswers, snapshot: CatalogueSnapshot, toolId: string): ExclusionReason => {
  const index = snapshot.indexById.get(toolId)
  const tool = index === undefined ? undefined : snapshot.tools[index]
  if (index === undefined || tool === undefined) {
    const text = 'This tool is no longer offered, so it is not recommended.'
    return { status: 'NOT_LISTED', constraint: null, text, rank: null, matchPercent: null, lowest: null }
  }
  const { profile, ranked } = rankTools(answers, snapshot)
  const { matchPercent, blockedBy } = matchLedger(profile, snapshot, index)
  const lowest = ranked.at(-1)?.matchPercent ?? null
  const place = ranked.findIndex((one) => one.index === index)
  if (place >= 0) {
    const text = `${tool.name} is in your list.`
    return { status: 'IN_LIST', constraint: null, text, rank: place + 1, matchPercent, lowest }
  }
  const [blocked, ...others] = blockedBy
  if (blocked !== undefined) {
    const also = others.map(
      ({ name, text: why }) => `${capitalized(ANSWER_NAMES[name])} rules it out too: ${withoutStop(why)}.`,
    )
    const more = also.map((sentence) => ` ${sentence}`).join('')
    const text = `${tool.name} is ruled out by ${ANSWER_NAMES[blocked.name]}. ${withoutStop(blocked.text)}.${more}`
    return { status: 'BLOCKED', constraint: blocked.name, text, rank: null, matchPercent, lowest }
  }
  const text = `${tool.name} meets all of your limits, but ${outrankedBy(profile, snapshot, index, matchPercent, ranked)}.`
  return { status: 'OUTRANKED', constraint: null, text, rank: null, matchPercent, lowest }
}
