import { InvalidInputError, RateLimitedError } from '../../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { KeptReport } from './inaccuracy.service.ts'

const InaccuracyKindEnum = builder.enumType('InaccuracyKind', {
  description: "What is wrong on a tool's page.",
  values: {
    BROKEN_LINK: { value: 'broken_link', description: 'A link leads nowhere, or somewhere else.' },
    WRONG_CATEGORY: { value: 'wrong_category', description: 'The tool is in the wrong category.' },
    OUTDATED: { value: 'outdated', description: 'Something was true once.' },
    PRICE: { value: 'price', description: 'A price or plan is not right.' },
    OTHER: { value: 'other', description: 'Something else; the note says what.' },
  } as const,
})

const ReportInaccuracyPayload = builder.objectRef<KeptReport>('ReportInaccuracyPayload').implement({
  description: 'The report waits for an administrator.',
  fields: (t) => ({
    reportId: t.exposeID('id', { description: 'The id to name when writing about it.' }),
    joined: t.exposeBoolean('joined', { description: 'Whether somebody had reported the same already.' }),
  }),
})

const ReportInaccuracyInput = builder.inputType('ReportInaccuracyInput', {
  description: "Something wrong on a tool's page.",
  fields: (t) => ({
    toolId: t.id({ required: true, description: "The tool's id." }),
    kind: t.field({ type: InaccuracyKindEnum, required: true, description: 'What is wrong.' }),
    note: t.string({ description: 'More about it, at most 1,000 characters; needed for `OTHER`.' }),
    email: t.string({
      description: 'Where to answer. Kept with the report, for administrators only; may be left out.',
    }),
  }),
})

builder.mutationField('reportInaccuracy', (t) =>
  t.field({
    type: ReportInaccuracyPayload,
    extensions: { work: 4 * STATEMENT },
    description: 'Tells the editors that a page is wrong. At most 5 an hour and 20 a day from one address.',
    errors: {
      types: [InvalidInputError, RateLimitedError],
      union: { name: 'ReportInaccuracyResult', description: 'The kept report, or why it was refused.' },
    },
    args: {
      input: t.arg({ type: ReportInaccuracyInput, required: true, description: 'What is wrong with which tool.' }),
    },
    resolve: (_root, { input }, { services, clientAddress }) =>
      services.inaccuracies.report(
        { toolId: input.toolId, kind: input.kind, note: input.note ?? null, email: input.email ?? null },
        clientAddress,
      ),
  }),
)
