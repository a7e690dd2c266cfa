/** The variables that a root field can use, with their types. */
const DECLARED = {
  categories: '$categories: [String!]',
  toolId: '$toolId: ID!',
  toolIds: '$toolIds: [ID!]!',
  collectionId: '$collectionId: ID!',
  shareToken: '$shareToken: String!',
  webhookId: '$webhookId: ID!',
  answers: '$answers: [QuizAnswerInput!]!',
  /** Of a result with relaxations; the latest one without it. */
  fewMatches: '$fewMatches: String',
}
/** An operation of one root field, with its variables. */
export const operationOf = (root: string): string => {
  const used = Object.entries(DECLARED).filter(([name]) => new RegExp(`\\$${name}\\b`).test(root))
  return `query ${used.length === 0 ? '' : `(${used.map(([, text]) => text).join(', ')})`} { ${root} }`
}
