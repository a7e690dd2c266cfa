import type { FastifyInstance } from 'fastify'

export const HEADER = 'metric_type,value,date,page'
/** Four valid rows, and an invalid one on line 5. */
export const FILE = `${HEADER}
users,100,2026-11-01,
users,300,2026-11-02,
bounce_rate,68,2026-11-01,
users,many,2026-11-03,
top_page,/quiz,1500,120
`

export const bodyOf = (text: string, changes: object = {}) => ({
  action: 'process_csv',
  data: { csv_data: text, data_type: 'humblytics', filename: 'export.csv', ...changes },
})

/** Sends a request to the upload function; a null token is a visitor's. */
export const postUpload = async (
  app: FastifyInstance,
  payload: object | string | Buffer,
  { token, headers = {} }: { readonly token: string | null; readonly headers?: object },
) => {
  const response = await app.inject({
    method: 'POST',
    url: '/.netlify/functions/advancedMarketingSystem',
    payload,
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  })
  return { status: response.statusCode, body: response.json() }
}

export const IMPORTS = `query ($page: Int! = 1) { analyticsImports(page: $page, first: 2) { totalCount nodes {
  filename importedAt importedBy rowCount refusedCount state undoneAt rowErrors { line }
} } }`
export const UNDO = `mutation ($id: ID!) { undoAnalyticsImport(input: { id: $id }) {
  __typename
  ... on UndoAnalyticsImportPayload { analyticsImport { state undoneAt analysis { totalUsers } recommendations { action } comparison { days } } }
  ... on Failure { message }
} }`
export const COMPARISON = `query ($id: ID!) { analyticsImport(id: $id) { comparison { days recordedDays figures { metric imported recorded gap } } } }`
