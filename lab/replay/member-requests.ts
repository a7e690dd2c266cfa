import { QUESTIONS } from '#core/quiz/questions.ts'
import { wholeSelection } from '../chaos/load/whole-selection.ts'
import { memberCall, memberQuery, post, type ReplayRequest, type Values } from './request.ts'

const EMAIL = 'replay@example.com'
const PASSWORD = 'a goldfinch sings at noon'
const FAILURE = '... on Failure { code message }'
const FUNCTIONS = '/.netlify/functions'
/** The item type of lists, by its old and new names. */
const WITHOUT_TOOLS = ['QuizRecommendation.tool', 'Recommendation.tool']

const ANSWERS = QUESTIONS.map(({ id, options }) => ({ question: id, options: [options[0]?.id ?? ''] }))

const tokenOf = (text: string): Values => {
  const [, token] = /"(?:accessToken|access_token)":"([^"]+)"/.exec(text) ?? []
  if (token === undefined) throw new Error(`There is no token in ${text.slice(0, 300)}`)
  return { token }
}

const signUp: ReplayRequest = {
  ...post('GraphQL', '/graphql', {
    query: `mutation ($input: SignUpInput!) { signUp(input: $input) { __typename ${FAILURE}
      ... on SignUpPayload { session { accessToken } viewer { email fullName } } } }`,
    variables: { input: { email: EMAIL, password: PASSWORD, fullName: 'Ada Finch' } },
  }),
  capture: tokenOf,
}

const verify: ReplayRequest = {
  ...memberQuery(
    `mutation { verifyEmail(input: { code: "{{code}}" }) { __typename ${FAILURE} ... on VerifyEmailPayload { __typename } } }`,
  ),
  needsEmailCode: true,
}

const rate = (slug: string, stars: number) =>
  memberQuery(
    `mutation ($input: RateToolInput!) { rateTool(input: $input) { __typename ${FAILURE}
      ... on RateToolPayload { rating ${wholeSelection('MemberRating')} tool { slug rating { mean count source } } } } }`,
    { input: { toolId: `{{id:${slug}}}`, stars } },
  )

const favorites = (args: string) =>
  memberQuery(
    `{ favorites(${args}) { totalCount pageInfo { hasNextPage hasPreviousPage } edges { node { tool { slug name } } } } }`,
  )

/** A member's actions in order: every account capability, and each error a member can get. */
export const memberRequests = (slugs: readonly string[]): ReplayRequest[] => [
  signUp,
  rate(slugs[0] ?? '', 4),
  verify,
  memberQuery(`{ viewer ${wholeSelection('Viewer')} }`),
  ...slugs
    .slice(0, 30)
    .map((slug) =>
      memberQuery(
        `mutation { addFavorite(input: { toolId: "{{id:${slug}}}" }) { __typename ${FAILURE} ... on AddFavoritePayload { favorite { tool { slug name priceText } } } } }`,
      ),
    ),
  memberQuery(`mutation { addFavorite(input: { toolId: "no uuid" }) { __typename ${FAILURE} } }`),
  ...['first: 10', 'first: 40', 'first: 100', 'first: 101', 'first: 0', 'after: "no cursor"'].map(favorites),
  ...slugs
    .slice(0, 5)
    .map((slug) => memberQuery(`mutation { removeFavorite(input: { toolId: "{{id:${slug}}}" }) { __typename } }`)),
  favorites('first: 100'),
  memberQuery('{ favoriteToolIds }'),
  ...slugs
    .slice(0, 12)
    .map((slug) => memberQuery(`mutation { trackToolView(input: { toolId: "{{id:${slug}}}" }) { __typename } }`)),
  memberQuery('{ toolsExplored recentActivity(first: 5) { tool { slug name } } }'),
  memberQuery('{ recentActivity(first: 1000) { id } }'),
  ...slugs.slice(0, 10).map((slug, index) => rate(slug, (index % 5) + 1)),
  rate(slugs[0] ?? '', 9),
  memberQuery(`query ($id: ID!) { myRating(toolId: $id) ${wholeSelection('MemberRating')} }`, {
    id: `{{id:${slugs[1]}}}`,
  }),
  memberQuery(`{ settings ${wholeSelection('MemberSettings')} }`),
  memberQuery(
    `mutation { updateSettings(input: { emailUpdates: true }) { ... on UpdateSettingsPayload { settings { emailUpdates } } } }`,
  ),
  memberQuery(
    `mutation { updateProfile(input: { fullName: "Ada F.", company: "Finch" }) { __typename ${FAILURE} ... on UpdateProfilePayload { viewer { fullName company } } } }`,
  ),
  memberQuery(`mutation { updateProfile(input: { website: "javascript:alert(1)" }) { __typename ${FAILURE} } }`),
  memberQuery(
    'mutation ($answers: [QuizAnswerInput!]!) { saveQuizAnswers(input: { answers: $answers }) { __typename } }',
    {
      answers: ANSWERS.slice(0, 7),
    },
  ),
  memberQuery('{ quizDraft { answers { question options } } }'),
  memberQuery(
    `mutation ($answers: [QuizAnswerInput!]!) { submitQuiz(input: { answers: $answers }) { __typename ${FAILURE} ... on SubmitQuizPayload { result ${wholeSelection('QuizResult', WITHOUT_TOOLS)} } } }`,
    { answers: ANSWERS },
  ),
  memberQuery(`{ quizResult ${wholeSelection('QuizResult', WITHOUT_TOOLS)} }`),
  memberQuery('{ quizResult { recommendations { tool { slug name priceText } } } }'),
  memberQuery('{ recommendationQuota { used limit } }'),
  memberQuery(`query ($id: ID!) { whyNot(toolId: $id) ${wholeSelection('WhyNot')} }`, { id: `{{id:${slugs[9]}}}` }),
  memberQuery(
    '{ critiquedRecommendations(critique: CHEAPER) { items { name } } provisionalMatches(answers: []) { matchPercent } }',
  ),
  memberCall('GET', `${FUNCTIONS}/favorites`),
  memberCall('POST', `${FUNCTIONS}/favorites`, { tool_id: `{{id:${slugs[2]}}}` }),
  memberCall('DELETE', `${FUNCTIONS}/favorites`, { tool_id: `{{id:${slugs[2]}}}` }),
  ...['verify', 'check_subscription', 'update_profile', 'nothing'].map((action) =>
    memberCall('POST', `${FUNCTIONS}/auth`, { action, full_name: 'Ada Finch' }),
  ),
  memberCall('POST', `${FUNCTIONS}/analytics`, { action: 'get_user_recommendations' }),
  memberCall('POST', `${FUNCTIONS}/aiRecommendations`, {
    quizAnswers: Object.fromEntries(ANSWERS.map(({ question, options }) => [question, options[0]])),
  }),
  memberQuery('{ viewer { sessions { current } } }'),
  memberQuery('mutation { revokeOtherSessions { __typename } }'),
  memberQuery(
    `mutation { changePassword(input: { currentPassword: "wrong", newPassword: "another goldfinch at noon" }) { __typename ${FAILURE} } }`,
  ),
  memberQuery(`mutation { exportMyData(input: { password: "wrong" }) { __typename ${FAILURE} } }`),
  memberQuery(`mutation { deleteAccount(input: { password: ${JSON.stringify(PASSWORD)} }) { __typename ${FAILURE} } }`),
  memberQuery('{ viewer { email } }'),
]
