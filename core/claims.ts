import { countText } from './display/numbers.ts'
import { chosePercent, type OutcomeFigure } from './outcomes/outcome-figure.ts'

/** All other figures on pages are computed from the catalog. `where` lists the allowed paths. */
export type Claim = {
  readonly id: string
  readonly figure: string
  readonly label: string
  readonly where: readonly string[]
}

export const CLAIMS = {
  tools: { id: 'tools', figure: '500+', label: 'AI tools', where: ['/', '/about', '/methodology'] },
  users: { id: 'users', figure: '10K+', label: 'users', where: ['/', '/about', '/methodology'] },
  matchRate: { id: 'match-rate', figure: '95%', label: 'match rate', where: ['/', '/about', '/methodology'] },
  categories: { id: 'categories', figure: '50+', label: 'categories', where: ['/', '/about', '/methodology'] },
  accuracy: {
    id: 'accuracy',
    figure: '95%+',
    label: 'accuracy matching',
    where: ['/upgrade-decision', '/quiz/results', '/quiz/results/:timestamp', '/methodology'],
  },
  directory: { id: 'directory', figure: '400+', label: 'tools directory', where: ['/upgrade-decision'] },
  curatedTools: { id: 'curated-tools', figure: '400+', label: 'curated tools', where: ['/pricing', '/settings'] },
  matchingFactors: {
    id: 'matching-factors',
    figure: '50+',
    label: 'matching factors',
    where: ['/pricing', '/settings', '/upgrade-decision'],
  },
  twoMinuteQuiz: { id: 'two-minute-quiz', figure: '2-minute', label: 'quiz', where: ['/', '/pricing'] },
  fiveMinuteQuiz: { id: 'five-minute-quiz', figure: '5-minute', label: 'quiz', where: ['/quiz'] },
  noCreditCard: {
    id: 'no-credit-card',
    figure: 'No credit card',
    label: 'required',
    where: ['/', '/pricing', '/upgrade-decision'],
  },
  administrationUsers: { id: 'administration-users', figure: '2,500', label: 'total users', where: ['/admin'] },
  administrationTools: { id: 'administration-tools', figure: '451', label: 'AI tools indexed', where: ['/admin'] },
  administrationUptime: { id: 'administration-uptime', figure: '95%', label: 'uptime', where: ['/admin'] },
} as const satisfies Record<string, Claim>

export const quoted = ({ figure, label }: Claim): string => `${figure} ${label}`

/** The claims of the statistics row, in display order. */
export const HEADLINE_CLAIMS: readonly Claim[] = [CLAIMS.tools, CLAIMS.users, CLAIMS.matchRate, CLAIMS.categories]

/** Counted in the product; `tests/core/billing/plan-catalogue.test.ts` verifies the numbers. */
const COUNTED = {
  questions: 20,
  /** Topics in the vocabulary. */
  topics: 71,
} as const

/** Current figures of the catalog and the engine; null while unknown. */
export type KnownFigures = {
  readonly toolCount: number | null
  /** Share (0 to 1) of relevant tools in the first ten recommendations, for profiles the engine was not tuned on. */
  readonly onTopic: number | null
  /** How many people chose a tool from their list; null while too few have answered. */
  readonly outcome: OutcomeFigure | null
}

export const NO_FIGURES: KnownFigures = { toolCount: null, onTopic: null, outcome: null }

export const NO_MEASUREMENT = 'advertised figure'
const onTopicText = (share: number): string => `${Math.round(share * 100)}% on topic in our tests`

/** Follows the percentage: what it is a share of. */
export const choseText = ({ people }: OutcomeFigure): string =>
  `of ${countText(people)} people who answered chose a tool from their list`

/** Shown beside a claim, such as `20 questions`; null without one. */
export const trueFigure = (
  claimId: string,
  { toolCount, onTopic, outcome }: KnownFigures = NO_FIGURES,
): string | null => {
  if (claimId === CLAIMS.accuracy.id) {
    const measured = onTopic === null ? NO_MEASUREMENT : onTopicText(onTopic)
    return outcome === null ? measured : `${chosePercent(outcome)}% ${choseText(outcome)}; ${measured}`
  }
  if (claimId === CLAIMS.twoMinuteQuiz.id || claimId === CLAIMS.fiveMinuteQuiz.id)
    return `${COUNTED.questions} questions`
  if (claimId === CLAIMS.matchingFactors.id) return `${COUNTED.topics} topics today`
  const isCount = claimId === CLAIMS.curatedTools.id || claimId === CLAIMS.directory.id || claimId === CLAIMS.tools.id
  return isCount && toolCount !== null ? `${countText(toolCount)} today` : null
}

/** A feature of a plan. `planned`: not built yet, and pages must say so. */
export type PlanFeature = {
  readonly id: string
  readonly text: string
  readonly planned: boolean
  /** The id of the claim quoted in the text, if any. */
  readonly claim?: string
}

export const claimFeature = (claim: Claim): PlanFeature => ({
  id: claim.id,
  text: quoted(claim),
  planned: false,
  claim: claim.id,
})

/** Appends the true figure to each claim that has one: `400+ curated tools · 1,204 today`. */
export const withTrueFigures = <Feature extends Pick<PlanFeature, 'text'> & { readonly claim?: string | null }>(
  features: readonly Feature[],
  figures: KnownFigures,
): readonly Feature[] =>
  features.map((feature) => {
    const figure = feature.claim ? trueFigure(feature.claim, figures) : null
    return figure === null ? feature : { ...feature, text: `${feature.text} · ${figure}` }
  })

/** About as long as the real ones. */
const SAMPLE: KnownFigures = { toolCount: 1_000, onTopic: 0.9, outcome: null }

/** The same while the figures are loading (undefined): each text comes with `room` of about the length it will have. */
export const withLoadingFigures = (
  features: readonly PlanFeature[],
  figures: KnownFigures | undefined,
): readonly (PlanFeature & { readonly room?: string })[] =>
  figures === undefined
    ? withTrueFigures(features, SAMPLE).map((sample, index) => {
        const feature = features[index] ?? sample
        return { ...feature, room: sample.text.slice(feature.text.length) }
      })
    : withTrueFigures(features, figures)

export const FREE_FEATURES: readonly PlanFeature[] = [
  { id: 'recommendations', text: 'Personalized recommendations', planned: false },
  claimFeature(CLAIMS.directory),
  { id: 'matching', text: 'Basic matching', planned: false },
  { id: 'descriptions', text: 'Descriptions and ratings', planned: false },
]

export const PREMIUM_FEATURES: readonly PlanFeature[] = [
  claimFeature(CLAIMS.accuracy),
  claimFeature(CLAIMS.matchingFactors),
  { id: 'analysis', text: 'Match percentages that add up, with reasons', planned: false },
  { id: 'lists', text: 'Unlimited recommendations', planned: false },
  { id: 'report', text: 'Downloadable reports', planned: false },
  { id: 'roi', text: 'Deep analysis with ROI calculations', planned: true },
  { id: 'roadmaps', text: 'Implementation roadmaps', planned: true },
  { id: 'case-studies', text: 'Case studies and guides', planned: true },
  { id: 'daily-match', text: 'Daily AI Tool Match with bookmarking', planned: true },
  { id: 'support', text: 'Priority support', planned: true },
]
