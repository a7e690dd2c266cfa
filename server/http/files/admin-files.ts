/** Administrators' file uploads that are too large for `/graphql`. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { decodeFile, NOT_DECODED } from '#core/csv/decode-file.ts'
import { InvalidInputError } from '#core/errors.ts'
import { authorize } from '#core/policy.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { Execute } from '../../graphql/execute.ts'
import { expectSuccess } from '../functions/expect-success.ts'
import { graphql } from '../gql/gql.ts'
import { allowOnly } from '../method-not-allowed.ts'
import { runTyped } from '../run-typed.ts'

interface AdminFilesOptions {
  readonly execute: Execute
  readonly createContext: (request: FastifyRequest) => RequestContext
}

const PATH = '/admin-files/catalogue'
/** A larger file is rejected, before it is read if its length is declared. */
const MAX_BYTES = 5 * 1024 * 1024
/** Roughly the cost of parsing and storing the largest file. */
const PRICE = 100

const UploadDocument = graphql(`
  mutation UploadCatalogueFileHttp($fileName: String!, $content: String!, $asOf: Month) {
    uploadCatalogueFile(input: { fileName: $fileName, content: $content, asOf: $asOf }) {
      __typename
      ...FunctionFailure_failure
      ... on UploadCatalogueFilePayload {
        file {
          id
        }
      }
    }
  }
`)

const textParameter = (query: unknown, name: string): string | null => {
  const value = (query as Record<string, unknown>)[name]
  return typeof value === 'string' && value !== '' ? value : null
}

/** `POST /admin-files/catalogue?name=...&asOf=YYYY-MM` with the file as the body: 201 with the ID of the stored file. */
export const adminFiles = fp<AdminFilesOptions>(
  async (fastify: FastifyInstance, { execute, createContext }) => {
    await fastify.register(async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        if (request.method !== 'POST') return
        // The body of an unauthorized upload is not read, so the connection cannot be reused.
        reply.header('connection', 'close')
        authorize(await createContext(request).viewer(), 'tool:import', null)
        reply.removeHeader('connection')
      })
      scope.removeAllContentTypeParsers()
      // The declared content type proves nothing, so none is required.
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
        done(null, body),
      )
      scope.post(PATH, { bodyLimit: MAX_BYTES, config: { price: PRICE } }, async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const content = Buffer.isBuffer(request.body) ? decodeFile(request.body) : ''
        if (content === null) throw new InvalidInputError(NOT_DECODED)
        const variables = {
          fileName: textParameter(request.query, 'name') ?? '',
          asOf: textParameter(request.query, 'asOf'),
          content,
        }
        reply.liftDeadline()
        const data = await runTyped(execute, UploadDocument, variables, createContext(request))
        const { file } = expectSuccess(data.uploadCatalogueFile, 'UploadCatalogueFilePayload')
        return reply.code(201).send({ id: file.id })
      })
      allowOnly(scope, PATH, ['POST'])
    })
  },
  { name: 'admin-files', fastify: '5.x', dependencies: ['errors', 'budget', 'deadline'] },
)
