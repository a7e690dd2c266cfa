import { LARGEST_OPERATIONS } from '../chaos/load/largest-operations.ts'
import { wholeSelection } from '../chaos/load/whole-selection.ts'
import { memberRequests } from './member-requests.ts'
import { get, post, query, type ReplayRequest } from './request.ts'

const PATHS =
  '/ /about /ai-tools /ai-tools/writing /ai-tools/canva /ai-tools/nothing-here /auth /auth?mode=signup /auth?signup=true /auth/callback /auth/result?status=verified /compare /compare?tools=canva,chatgpt /compare?tools=canva,chatgpt&only=differences /dashboard /favorites /methodology /profile /quiz /quiz?q=5 /quiz/results /quiz/results/1790000000000 /quiz-results /settings /settings?tab=privacy /suggest /terms /tool/canva /tool/nothing-here /upgrade-decision /pricing /referrals /admin /payment/success /contact /help /privacy-policy /terms-of-service /blog /no-such-page /ai-tools?search=video /ai-tools?category=writing&sort=PRICE /ai-tools?page=3 /ai-tools?page=900 /ai-tools?unknown=1 /ai-tools?free=true&platform=web /AI-TOOLS /about/ //about /%zz /graphql /health/live /health/ready /robots.txt /sitemap.xml /favicon.svg /assets/nothing.js'.split(
    ' ',
  )

const SORTS = ['RELEVANCE', 'NAME', 'RATING', 'PRICE', 'NEWEST']
const SEARCHES =
  'video|write|midjurney|canva|a|code review|"|%|_|\\\\|ñandú|spam filter|meeting notes|chat gpt|image generator|zzzzzzzz|free|seo|customer support|resume|transcribe|logo|3d|translate|podcast'.split(
    '|',
  )
const FILTERS = [
  'category: "writing"',
  'category: ["writing", "email"]',
  'category: "no-such-category"',
  'freeTier: true',
  'pricingModel: [FREE]',
  'pricingModel: [PAID, ENTERPRISE], platform: [WEB]',
  'apiAvailable: true',
  'verified: true',
  'featured: true',
  'platform: [IOS, ANDROID], freeTier: true',
]
const CARD = '{ totalCount pageInfo { hasNextPage endCursor } nodes { slug name description priceText pricingModel } }'

const REFUSED = [
  '{ tools(first: 101) { totalCount } }',
  '{ tools(first: 0) { totalCount } }',
  '{ tools(after: "no cursor") { totalCount } }',
  '{ tools(page: 0) { totalCount } }',
  '{ unknownField }',
  '{ tools { nodes { unknownField } } }',
  '{ tool(by: { slug: "canva", reference: "canva" }) { name } }',
  '{ tool { name } }',
  '{ tool(by: { id: "no uuid" }) { name } }',
  '{',
  '',
  '{ favorites { totalCount } }',
  '{ favoriteToolIds }',
  '{ settings { emailMarketing } }',
  '{ recentActivity { id } }',
  '{ toolsExplored }',
  '{ quizDraft { updatedAt } }',
  '{ quizResult { id } }',
  '{ viewer { id } recommendationQuota { used } }',
  '{ __schema { queryType { name } } }',
  '{ compareTools(slugs: ["a", "b", "c", "d", "e"]) { name } }',
  '{ emailCode(code: "short") { __typename } }',
  'mutation { signOut { __typename } }',
  'mutation { addFavorite(input: { toolId: "no uuid" }) { __typename } }',
  'mutation { removeFavorite(input: { toolId: "no uuid" }) { ... on RemoveFavoritePayload { toolId } } }',
  'mutation { trackToolView(input: { toolId: "no uuid" }) { __typename } }',
  'mutation { signInWithProvider(input: { provider: GOOGLE }) { __typename ... on Failure { message code } } }',
  'mutation { requestPasswordReset(input: { email: "nobody@example.com" }) { __typename ... on Failure { message code } } }',
  'mutation { resetPassword(input: { code: "x", newPassword: "a goldfinch sings at noon" }) { __typename ... on Failure { message code } } }',
  'mutation { signIn(input: { email: "nobody@example.com", password: "wrong" }) { __typename ... on Failure { message code } } }',
  'mutation { signUp(input: { email: "not an address", password: "x", fullName: "" }) { __typename ... on Failure { message code } } }',
  'mutation { suggestTool(input: { name: "", websiteUrl: "" }) { __typename ... on Failure { message code } } }',
]

const FUNCTIONS = '/.netlify/functions'
const LEGACY_QUERIES =
  'limit=3|search=video&limit=5|category=writing&limit=5|limit=0|limit=x|limit=5000&search=zzzzzz|search=canva&limit=1|offset=5&limit=2|sort=name&limit=4|unknown=1&limit=1'.split(
    '|',
  )

const legacyRequests = (): ReplayRequest[] => [
  ...LEGACY_QUERIES.map((search) => get('function', `${FUNCTIONS}/getTools?${search}`)),
  get('function', `${FUNCTIONS}/nothing`),
  get('function', `${FUNCTIONS}/favorites`),
  get('function', `${FUNCTIONS}/auth`),
  get('function', `${FUNCTIONS}/aiRecommendations`),
  post('function', `${FUNCTIONS}/getTools`, {}),
  ...[
    'auth',
    'favorites',
    'analytics',
    'aiRecommendations',
    'aiIntelligentRecommendations',
    'saveQuizResults',
    'getReferralCode',
    'contactForm',
  ].flatMap((name) => [
    post('function', `${FUNCTIONS}/${name}`, {}),
    post('function', `${FUNCTIONS}/${name}`, { action: 'nothing' }),
    post('function', `${FUNCTIONS}/${name}`, [1, 2]),
  ]),
  post('function', `${FUNCTIONS}/auth`, { action: 'signin', email: 'nobody@example.com', password: 'wrong' }),
  post('function', `${FUNCTIONS}/auth`, { action: 'signup', email: 'x' }),
  post('function', `${FUNCTIONS}/auth`, { action: 'verify' }),
  post('function', `${FUNCTIONS}/auth`, { action: 'check_subscription' }),
  post('function', `${FUNCTIONS}/analytics`, { action: 'track_tool_view', tool_id: '{{id:canva}}' }),
]

/** The fixed requests of a replay: anonymous ones, then a member from sign-up to account deletion. */
export function recordedRequests(slugs: readonly string[]): readonly ReplayRequest[] {
  const every = Math.ceil(slugs.length / 105)
  const some = slugs.filter((_, index) => index % every === 0)
  const tool = wholeSelection('Tool')
  return [
    ...PATHS.map((path) => get('page', path, { accept: 'text/html' })),
    ...some.slice(0, 64).map((slug) => get('page', `/tool/${slug}`, { accept: 'text/html' })),
    ...['/tools.csv', '/tools.json'].map((path) => get('file', path)),
    ...some.map((slug) => query(`query ($slug: String!) { tool(by: { slug: $slug }) ${tool} }`, { slug })),
    ...SORTS.flatMap((sort) =>
      FILTERS.map((filter) => query(`{ tools(sort: ${sort}, ${filter}, first: 20) ${CARD} }`)),
    ),
    ...SEARCHES.flatMap((search) => [
      query(`query ($search: String!) { tools(search: $search, first: 10) ${CARD} }`, { search }),
      query('query ($search: String!) { toolSuggestions(search: $search) { slug } }', { search }),
    ]),
    ...[
      'catalogue',
      'catalogueStatistics',
      'categories',
      'pricingModels',
      'quiz',
      'recommendationEvaluation',
      'searchEvaluation',
      'compareTools',
    ]
      .flatMap((name) => LARGEST_OPERATIONS[name] ?? [])
      .map((root) => query(`{ ${root} }`)),
    query('{ tools(first: 1) { facets { platforms { platform count } categories { count category { slug } } } } }'),
    ...REFUSED.map((text) => query(text)),
    ...legacyRequests(),
    ...memberRequests(some),
  ]
}
