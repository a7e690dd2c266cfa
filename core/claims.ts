/**
 * The marketing figures that pages may quote. Every other figure on a page is computed from the catalogue.
 * `where` lists the paths that may show the claim.
 */
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
} as const satisfies Record<string, Claim>

/** The figures of the statistic row, in the order in which it shows them. */
export const HEADLINE_CLAIMS: readonly Claim[] = [CLAIMS.tools, CLAIMS.users, CLAIMS.matchRate, CLAIMS.categories]

/** Something that a plan is said to bring. `planned` marks what nothing does yet; a page must say so beside it. */
export type PlanFeature = { readonly id: string; readonly text: string; readonly planned: boolean }

const quoted = ({ figure, label }: Claim): string => `${figure} ${label}`

/** What an account without a plan brings. */
export const FREE_FEATURES: readonly PlanFeature[] = [
  { id: 'recommendations', text: 'Personalized recommendations', planned: false },
  { id: 'directory', text: quoted(CLAIMS.directory), planned: false },
  { id: 'matching', text: 'Basic matching', planned: false },
  { id: 'descriptions', text: 'Descriptions and ratings', planned: false },
]

/** What the paid plans are said to bring. */
export const PREMIUM_FEATURES: readonly PlanFeature[] = [
  { id: 'accuracy', text: quoted(CLAIMS.accuracy), planned: false },
  { id: 'roi', text: 'Deep analysis with ROI calculations', planned: true },
  { id: 'roadmaps', text: 'Implementation roadmaps', planned: true },
  { id: 'case-studies', text: 'Case studies and guides', planned: true },
  { id: 'daily-match', text: 'Daily AI Tool Match with bookmarking', planned: true },
  { id: 'support', text: 'Priority support', planned: true },
]
