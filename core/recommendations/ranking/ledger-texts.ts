import { shrunkMean } from '../../catalogue/rating.ts'
import { TOPICS } from '../../catalogue/topics.ts'
import type { Topic } from '../../catalogue/vocabulary.ts'
import { listText } from '../../display/list-text.ts'
import { lowerFirst } from '../../display/lower-first.ts'
import { TOPIC_LABELS } from '../../display/topic-labels.ts'
import type { EngineTool } from '../model/engine-tool.ts'
import { isOwnWords } from '../model/sentence.ts'
import { fitParts } from './fit.ts'
import type { LedgerFrame } from './ledger-frames.ts'
import type { Profile } from './profile.ts'
import { coverage } from './score.ts'
import type { CatalogueSnapshot } from './snapshot.ts'

const MOST_NAMED = 3

const GRADES = ['', 'An acceptable choice', 'A good choice', 'One of the first choices'] as const

/** What the editors' grades say about the jobs of a row; null without one. */
const gradesBecause = ({ intents }: Profile, tool: Pick<EngineTool, 'slug'>, row: LedgerFrame): string | null => {
  const graded = row.intents.flatMap((intent) => {
    const jobs = intents[intent]?.jobs ?? []
    return jobs.flatMap(({ name, tools }) => {
      const grade = tools.find((one) => one.tool === tool.slug)?.grade
      return grade === undefined ? [] : [{ name, grade }]
    })
  })
  const [best] = graded.sort((a, b) => b.grade - a.grade)
  return best === undefined ? null : `${GRADES[best.grade]} if you want to ${lowerFirst(best.name)}`
}

/** Why the editors judged that the tool does not do the likeliest job of a row; null without such a judgment. */
const excludedBecause = ({ intents }: Profile, tool: Pick<EngineTool, 'slug'>, row: LedgerFrame): string | null => {
  for (const intent of row.intents) {
    const reason = intents[intent]?.jobs?.[0]?.not.find((one) => one.tool === tool.slug)?.reason
    if (reason !== undefined) return reason.replace(/\.$/, '')
  }
  return null
}

export const intentBecause = (
  profile: Profile,
  { topics, tools }: CatalogueSnapshot,
  index: number,
  row: LedgerFrame,
): string => {
  const { intents, intentWeights } = profile
  if (row.intents.length === 0) return 'Your answers don’t say yet what you want to get done'
  const tool = tools[index]
  const judged = tool === undefined ? null : (excludedBecause(profile, tool, row) ?? gradesBecause(profile, tool, row))
  if (judged !== null) return judged
  const met: { readonly topic: Topic; readonly worth: number }[] = []
  const end = topics.start[index + 1] ?? 0
  for (let at = topics.start[index] ?? 0; at < end; at++) {
    const column = topics.ids[at] ?? 0
    let worth = 0
    for (const intent of row.intents) {
      worth += (intents[intent]?.share ?? 0) * (intentWeights[intent]?.[column] ?? 0) * (topics.strength[at] ?? 0)
    }
    const topic = TOPICS[column]
    if (worth > 0 && topic !== undefined) met.push({ topic, worth })
  }
  const isFound = row.intents.some((intent) => (intents[intent]?.relevance?.[index] ?? 0) > 0)
  if (met.length === 0) return isFound ? 'Its record mentions some of these words' : 'Not what this tool is about'
  // Stable sort: ties keep vocabulary order.
  const named = met.sort((a, b) => b.worth - a.worth).slice(0, MOST_NAMED)
  return `Covers ${named.map(({ topic }) => TOPIC_LABELS[topic]).join(', ')}`
}

export const subjectBecause = (profile: Profile, snapshot: CatalogueSnapshot, index: number): string => {
  const { intents } = profile
  const total = intents.length
  if (total === 0) return 'Your answers don’t say yet what you want to get done'
  const covers = intents.map((_, intent) => coverage(profile, snapshot, index, intent))
  const served = covers.filter((part) => part > 0).length
  const met = `${served} of ${total} ${total === 1 ? 'need' : 'needs'} in your answers`
  const said = [...intents.keys()].filter((intent) => isOwnWords(intents[intent]?.sources ?? []))
  const [best] = said.sort((a, b) => (covers[b] ?? 0) - (covers[a] ?? 0) || a - b)
  if (best === undefined || (covers[best] ?? 0) === 0) return `Meets ${met}`
  return `Counts most: “${intents[best]?.label}”; in all, it meets ${met}`
}

/** Above this, the difference is too small to mention. */
const ALL = 0.9

/** Adds why a row has fewer points than its text suggests. `subject` is the share that counts, 0 to 1. */
export const countedFor = (subject: number, text: string): string => {
  if (subject >= ALL) return text
  return subject === 0
    ? `${text}; not counted, because it does none of the work you described`
    : `${text}; counts less, because it does only part of the work you described`
}

const PROMINENCE = ['A niche product', 'Known in its niche', 'A leader in its category', 'A household name'] as const

export const standingBecause = (tool: CatalogueSnapshot['tools'][number]): string => {
  const known = PROMINENCE[tool.prominence] ?? PROMINENCE[0]
  if (tool.ratingCount === 0) return `${known}; nobody has rated it here yet`
  const stars = shrunkMean(tool.ratingSum, tool.ratingCount, tool.ratingPrior).toFixed(1)
  return `${known}, rated ${stars} by ${tool.ratingCount} ${tool.ratingCount === 1 ? 'member' : 'members'}`
}

const FIT_NAMES = { level: 'your level', trait: 'what matters to you', industry: 'your field', stack: 'your tools' }

export const fitBecause = (profile: Profile, snapshot: CatalogueSnapshot, index: number): string => {
  const parts = Object.entries(fitParts(snapshot.fit, index, profile.fit)) as [keyof typeof FIT_NAMES, number][]
  const named = (test: (value: number) => boolean) =>
    parts.filter(([, value]) => test(value)).map(([name]) => FIT_NAMES[name])
  const good = named((value) => value > 0.5)
  const poor = named((value) => value < 0.5)
  if (good.length > 0 && poor.length > 0) return `Suits ${listText(good)}; less suited to ${listText(poor)}`
  if (good.length > 0) return `Suits ${listText(good)}`
  return poor.length > 0 ? `Less suited to ${listText(poor)}` : 'No known advantages or drawbacks'
}
