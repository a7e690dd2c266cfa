import { InvalidInputError, RateLimitedError } from '../../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { STATEMENT } from '../../graphql/work.ts'

const ReportClientErrorPayload = builder.objectRef<{ reportId: string }>('ReportClientErrorPayload').implement({
  description: 'The report is kept.',
  fields: (t) => ({
    reportId: t.exposeID('reportId', { description: 'The id to name when writing to support.' }),
  }),
})

const ReportClientErrorInput = builder.inputType('ReportClientErrorInput', {
  description: 'A failure that a visitor met. It must hold no personal text.',
  fields: (t) => ({
    path: t.string({ required: true, description: 'The path of the page, with a leading slash; a query is dropped.' }),
    message: t.string({ required: true, description: "The error's message; cut to 500 characters." }),
    stack: t.string({ description: 'Its stack, if there is one; cut to 4,000 characters.' }),
  }),
})

builder.mutationField('reportClientError', (t) =>
  t.field({
    type: ReportClientErrorPayload,
    extensions: { work: 2 * STATEMENT },
    description: 'Tells the team of a failure in the browser. At most 10 a minute from one address.',
    errors: {
      types: [InvalidInputError, RateLimitedError],
      union: { name: 'ReportClientErrorResult', description: 'The kept report, or why it was refused.' },
    },
    args: {
      input: t.arg({ type: ReportClientErrorInput, required: true, description: 'What happened and where.' }),
    },
    resolve: async (_root, { input }, { services, clientAddress, userAgent, log }) => {
      const { id, path } = await services.clientErrors.report(
        { path: input.path, message: input.message, stack: input.stack ?? null },
        { address: clientAddress, userAgent },
      )
      log.warn({ reportId: id, path }, 'a browser reported an error')
      return { reportId: id }
    },
  }),
)
