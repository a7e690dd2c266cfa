import { InvalidInputError, RateLimitedError } from '../../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { InaccuracyKind, KeptReport, ReportOutcome, ReportState } from './inaccuracy.service.ts'

const KINDS = {
  BROKEN_LINK: { value: 'broken_link', description: 'A link leads nowhere, or somewhere else.' },
  WRONG_CATEGORY: { value: 'wrong_category', description: 'The tool is in the wrong category.' },
  OUTDATED: { value: 'outdated', description: 'Something was true once.' },
  PRICE: { value: 'price', description: 'A price or plan is not right.' },
  OTHER: { value: 'other', description: 'Something else; the note says what.' },
} as const satisfies Readonly<Record<string, { value: InaccuracyKind; description: string }>>

export const InaccuracyKindEnum = builder.enumType('InaccuracyKind', {
  description: 'What is wrong on a page.',
  values: KINDS,
})

const STATES = {
  OPEN: { value: 'open', description: 'An administrator has not settled it yet.' },
  ACCEPTED: { value: 'accepted', description: 'An administrator agreed.' },
  REJECTED: { value: 'rejected', description: 'An administrator left the page as it is.' },
} as const satisfies Readonly<Record<string, { value: ReportState; description: string }>>

export const ReportStateEnum = builder.enumType('ReportState', {
  description: 'Where a report is.',
  values: STATES,
})

const ReportInaccuracyPayload = builder.objectRef<KeptReport>('ReportInaccuracyPayload').implement({
  description: 'The report waits for an administrator.',
  fields: (t) => ({
    reportId: t.exposeID('id', { description: 'The id by which `reportOutcome` tells what became of it.' }),
    joined: t.exposeBoolean('joined', { description: 'Whether somebody had reported the same already.' }),
  }),
})

const NOTE = 'More about it, at most 1,000 characters; needed for `OTHER`.'
const EMAIL = 'Where to answer. Kept with the report, for administrators only; may be left out.'

const ReportInaccuracyInput = builder.inputType('ReportInaccuracyInput', {
  description: "Something wrong on a tool's page.",
  fields: (t) => ({
    toolId: t.id({ required: true, description: "The tool's id." }),
    kind: t.field({ type: InaccuracyKindEnum, required: true, description: 'What is wrong.' }),
    note: t.string({ description: NOTE }),
    email: t.string({ description: EMAIL }),
  }),
})

const PageReportInput = builder.inputType('PageReportInput', {
  description: 'Something wrong on a page of the blog, a comparison or a category page.',
  fields: (t) => ({
    path: t.string({ required: true, description: 'The path of the page, such as `/compare/a-vs-b`.' }),
    kind: t.field({ type: InaccuracyKindEnum, required: true, description: 'What is wrong.' }),
    note: t.string({ description: NOTE }),
    email: t.string({ description: EMAIL }),
  }),
})

const resultErrors = (name: string) => ({
  types: [InvalidInputError, RateLimitedError],
  union: { name, description: 'The kept report, or why it was refused.' },
})

builder.mutationField('reportInaccuracy', (t) =>
  t.field({
    type: ReportInaccuracyPayload,
    extensions: { work: 4 * STATEMENT },
    description: "Reports an error on a tool's page. At most 5 reports an hour and 20 a day from one address.",
    errors: resultErrors('ReportInaccuracyResult'),
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

builder.mutationField('reportPage', (t) =>
  t.field({
    type: ReportInaccuracyPayload,
    extensions: { work: 4 * STATEMENT },
    description: 'Reports an error on a published page. At most 5 reports an hour and 20 a day from one address.',
    errors: resultErrors('ReportPageResult'),
    args: {
      input: t.arg({ type: PageReportInput, required: true, description: 'What is wrong on which page.' }),
    },
    resolve: (_root, { input }, { services, clientAddress }) =>
      services.inaccuracies.reportPage(
        { path: input.path, kind: input.kind, note: input.note ?? null, email: input.email ?? null },
        clientAddress,
      ),
  }),
)

const ReportOutcomeType = builder.objectRef<ReportOutcome>('ReportOutcome').implement({
  description: 'What became of a report.',
  fields: (t) => ({
    reportId: t.exposeID('id', { description: 'The id of the report.' }),
    state: t.expose('state', { type: ReportStateEnum, description: 'Where the report is.' }),
    outcome: t.exposeString('outcome', {
      nullable: true,
      description: 'What the administrator answered; null while it is open, and where there was nothing to say.',
    }),
    settledAt: t.expose('settledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was settled; null while it is open.',
    }),
    about: t.exposeString('about', { description: 'The name of the tool, or the title of the page.' }),
  }),
})

builder.queryField('reportOutcome', (t) =>
  t.field({
    type: ReportOutcomeType,
    nullable: true,
    extensions: { work: 2 * STATEMENT },
    description: 'Shows what became of a report to whoever has its id; null for an unknown id.',
    args: { reportId: t.arg.id({ required: true, description: 'The id that the sender of the report got.' }) },
    resolve: (_root, { reportId }, { services }) => services.inaccuracies.outcome(reportId),
  }),
)
