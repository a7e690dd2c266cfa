import { InvalidInputError, RateLimitedError } from '#core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { failures } from '../../graphql/errors.ts'
import { STATEMENT } from '../../graphql/work.ts'

const ReportClientErrorPayload = builder.objectRef<{ reportId: string }>('ReportClientErrorPayload').implement({
  description: 'The report was stored.',
  fields: (t) => ({
    reportId: t.exposeID('reportId', { description: 'The id to mention when contacting support.' }),
  }),
})

const ReportClientErrorInput = builder.inputType('ReportClientErrorInput', {
  description: 'An error that a visitor encountered. It must not contain personal data.',
  fields: (t) => ({
    path: t.string({
      required: true,
      description: 'The path of the page, with a leading slash; the query string is dropped.',
    }),
    message: t.string({ required: true, description: 'The error message, cut to 500 characters.' }),
    stack: t.string({ description: 'The stack trace, cut to 4,000 characters; optional.' }),
  }),
})

builder.mutationField('reportClientError', (t) =>
  t.field({
    type: ReportClientErrorPayload,
    extensions: { work: 2 * STATEMENT },
    description: 'Reports an error in the browser. At most 10 per minute from one IP address.',
    errors: failures([InvalidInputError, RateLimitedError], 'The stored report, or why it was refused.'),
    args: {
      input: t.arg({ type: ReportClientErrorInput, required: true, description: 'The error and where it happened.' }),
    },
    resolve: async (_root, { input }, { services, clientAddress, log }) => {
      const { id, path } = await services.support.clientErrors.report(
        { path: input.path, message: input.message, stack: input.stack ?? null },
        clientAddress,
      )
      log.warn({ reportId: id, path }, 'a browser reported an error')
      return { reportId: id }
    },
  }),
)
