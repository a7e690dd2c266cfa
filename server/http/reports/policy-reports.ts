/** `/csp-reports`: what browsers report about content that the content security policy blocked. */
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { z } from 'zod'
import { InvalidInputError } from '#core/errors.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { Execute } from '../../graphql/execute.ts'
import { expectSuccess } from '../functions/expect-success.ts'
import { graphql } from '../gql/gql.ts'
import { allowOnly } from '../method-not-allowed.ts'
import { acceptJsonAs } from '../plugins/input-hygiene.ts'
import { POLICY_REPORTS_PATH } from '../plugins/security-headers.ts'
import { runTyped } from '../run-typed.ts'

type PolicyReportsOptions = {
  readonly execute: Execute
  readonly createContext: (request: FastifyRequest) => RequestContext
}

/** The two formats: the first of browsers without the Reporting API. */
const FORMATS = ['application/csp-report', 'application/reports+json']
const MAX_BYTES = 32_768
/** A browser collects reports for a minute; the others of a batch say little more. */
const MAX_REPORTS = 5

const document = graphql(`
  mutation ReportBlockedContent($input: ReportClientErrorInput!) {
    reportClientError(input: $input) {
      __typename
      ...FunctionFailure_failure
    }
  }
`)

const text = z.string().catch('')
const line = z.number().int().catch(0)

type Blocked = {
  readonly page: string
  readonly directive: string
  /** An address, or a word such as `inline`. */
  readonly blocked: string
  readonly source: string
  readonly line: number
}

const single = z
  .object({
    'csp-report': z.object({
      'document-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
      'line-number': line,
    }),
  })
  .transform(({ 'csp-report': report }): Blocked[] => [
    {
      page: report['document-uri'],
      directive: report['effective-directive'] || report['violated-directive'],
      blocked: report['blocked-uri'],
      source: report['source-file'],
      line: report['line-number'],
    },
  ])

const batch = z
  .array(
    z.object({
      type: text,
      body: z
        .object({
          documentURL: text,
          effectiveDirective: text,
          blockedURL: text,
          sourceFile: text,
          lineNumber: line,
        })
        .nullable()
        .catch(null),
    }),
  )
  .transform((reports): Blocked[] =>
    reports.flatMap(({ type, body }) =>
      type !== 'csp-violation' || body === null
        ? []
        : [
            {
              page: body.documentURL,
              directive: body.effectiveDirective,
              blocked: body.blockedURL,
              source: body.sourceFile,
              line: body.lineNumber,
            },
          ],
    ),
  )

const reports = z.union([single, batch])

const DIRECTIVE = /^[a-z-]{3,40}$/
const WORD = /^[a-z-]{2,40}$/

/** The origin of an address, so that what is alike is counted together and no query is stored. */
const originOf = (address: string): string | null => {
  if (WORD.test(address)) return address
  if (!URL.canParse(address)) return null
  const { protocol, origin } = new URL(address)
  return protocol === 'http:' || protocol === 'https:' ? origin : protocol
}

const pathOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).pathname : null)

/** What browser extensions add to a page is not ours. */
const isForeign = (address: string): boolean => /^[a-z-]*extension:|^moz-|^safari-/.test(address)

/** The error that is stored; null if the report says nothing about our pages. */
const errorOf = ({ page, directive, blocked, source, line }: Blocked) => {
  const [path, origin] = [pathOf(page), originOf(blocked)]
  if (path === null || origin === null || !DIRECTIVE.test(directive)) return null
  if (isForeign(blocked) || isForeign(source)) return null
  const file = pathOf(source)
  return {
    path,
    message: `Content security policy: ${directive} blocked ${origin}`,
    ...(file !== null && { stack: `${file}:${line}` }),
  }
}

/**
 * `POST /csp-reports` stores reports with the errors of browsers, which the administration shows by message, and
 * responds with 204. Reports without meaning for our pages are dropped; 400 for anything else that is not a report.
 */
export const policyReports = fp<PolicyReportsOptions>(
  async (fastify, { execute, createContext }) => {
    await fastify.register(async (scope) => {
      acceptJsonAs(scope, FORMATS)
      scope.post(POLICY_REPORTS_PATH, { bodyLimit: MAX_BYTES }, async (request, reply) => {
        const sent = reports.safeParse(request.body)
        if (!sent.success) throw new InvalidInputError('The body must be a report or a list of reports.')
        const errors = sent.data.flatMap((report) => errorOf(report) ?? []).slice(0, MAX_REPORTS)
        for (const input of errors) {
          const { reportClientError } = await runTyped(execute, document, { input }, createContext(request))
          expectSuccess(reportClientError, 'ReportClientErrorPayload')
        }
        return reply.code(204).header('cache-control', 'no-store').send()
      })
      allowOnly(scope, POLICY_REPORTS_PATH, ['POST'])
    })
  },
  { name: 'policy-reports', fastify: '5.x', dependencies: ['errors', 'budget', 'input-hygiene'] },
)
