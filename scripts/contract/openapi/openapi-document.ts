/** The OpenAPI document of the legacy functions, from their inputs and declared answers. */
import { type CreateDocumentOptions, createDocument } from 'zod-openapi'
import { API_NOTICE_DAYS } from '#core/api-contract.ts'
import { CHANGELOG_SLUG } from '#core/articles/article.ts'
import { PRODUCT_NAME } from '#core/brand.ts'
import { FUNCTIONS, FUNCTIONS_PREFIX } from '#server/http/functions/functions.ts'
import { legacyRecommendationSchema } from '#server/http/functions/legacy-recommendation.ts'
import { legacyToolSchema } from '#server/http/functions/legacy-tool.ts'
import { legacyUserSchema } from '#server/http/functions/legacy-user.ts'
import { failureSchema, failureTextSchema } from './openapi-failures.ts'
import { pathItemOf, SESSION } from './openapi-operations.ts'

const DESCRIPTION = `The legacy functions of ${PRODUCT_NAME}. New programs should use the GraphQL API at \`/graphql\`, which has all of this and more.

- Answers can get new fields, and fields without a list of values can get new values. Ignore what you do not know.
- What is removed was deprecated for at least ${API_NOTICE_DAYS} days. The changes are listed at \`/help/${CHANGELOG_SLUG}\`.
- Requests are charged to a budget per address. The headers of each response say what is left; a search or a list costs more than a single tool.
- Failures have a stable code, and a message that says how to correct the request.`

/** Answers may get new fields, so they are open; regular expressions of dates say no more than their format. */
const override: CreateDocumentOptions['override'] = ({ jsonSchema, zodSchema, io }) => {
  if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern
  // What an invalid value is replaced with, which callers should not rely on.
  if (zodSchema._zod.def.type === 'catch') delete jsonSchema.default
}

/** Schemas that several answers contain. */
const SHARED = {
  Tool: legacyToolSchema,
  User: legacyUserSchema,
  Recommendation: legacyRecommendationSchema,
  Failure: failureSchema,
  FailureAsText: failureTextSchema,
}

const createOpenapiDocument = () => {
  const paths = Object.fromEntries(
    FUNCTIONS.map((definition) => [`${FUNCTIONS_PREFIX}/${definition.name}`, pathItemOf(definition)]),
  )
  return createDocument(
    {
      openapi: '3.1.1',
      info: { title: `${PRODUCT_NAME} legacy functions`, version: '1.0.0', description: DESCRIPTION },
      servers: [{ url: '/', description: 'The installation that serves this document.' }],
      paths,
      components: {
        schemas: SHARED,
        securitySchemes: {
          [SESSION]: {
            type: 'http',
            scheme: 'bearer',
            description: 'The `access_token` of a session, which `auth` returns for `signin` and `signup`.',
          },
        },
      },
    },
    { override },
  )
}

/** The text of the file `openapi.json`, which the server serves. */
export const openapiText = (): string => `${JSON.stringify(createOpenapiDocument(), null, 2)}\n`
