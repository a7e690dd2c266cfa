import { InvalidInputError, RateLimitedError } from '#core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { failures } from '../../graphql/errors.ts'
import { field, nullable, withExposed } from '../../graphql/exposed.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { InaccuracyKind, KeptReport, ReportOutcome, ReportState } from './inaccuracy.service.ts'

const KINDS = {
  BROKEN_LINK: { value: 'broken_link', description: 'A link is broken or leads to the wrong page.' },
  WRONG_CATEGORY: { value: 'wrong_category', description: 'The tool is in the wrong category.' },
  OUTDATED: { value: 'outdated', description: 'The information is outdated.' },
  PRICE: { value: 'price', description: 'A price or plan is wrong.' },
  OTHER: { value: 'other', description: 'Something else, described in the note.' },
} as const satisfies Readonly<Record<string, { value: InaccuracyKind; description: string }>>

export const InaccuracyKindEnum = builder.enumType('InaccuracyKind', {
  description: 'The kind of error on a page.',
  values: KINDS,
})

const STATES = {
  OPEN: { value: 'open', description: 'Not settled yet.' },
  ACCEPTED: { value: 'accepted', description: 'Accepted by an administrator.' },
  REJECTED: { value: 'rejected', description: 'Rejected by an administrator.' },
} as const satisfies Readonly<Record<string, { value: ReportState; description: string }>>

export const ReportStateEnum = builder.enumType('ReportState', {
  description: 'The state of a report.',
  values: STATES,
})

const ReportInaccuracyPayload = builder.objectRef<KeptReport>('ReportInaccuracyPayload').implement({
  description: 'The report was stored for review.',
  fields: (t) => ({
    reportId: t.exposeID('id', { description: 'The id for looking up the outcome with `reportOutcome`.' }),
    joined: t.exposeBoolean('joined', { description: 'Whether the same error had already been reported.' }),
  }),
})

const NOTE = 'A note, at most 1,000 characters; required for `OTHER`.'
const EMAIL = 'An email address for a reply, visible only to administrators; optional.'

const ReportInaccuracyInput = builder.inputType('ReportInaccuracyInput', {
  description: "A report of an error on a tool's page.",
  fields: (t) => ({
    toolId: t.id({ required: true, description: "The tool's id." }),
    kind: t.field({ type: InaccuracyKindEnum, required: true, description: 'The kind of error.' }),
    plan: t.string({ description: 'The name of the plan whose price is wrong; only with `PRICE`, optional.' }),
    note: t.string({ description: NOTE }),
    email: t.string({ description: EMAIL }),
  }),
})

const PageReportInput = builder.inputType('PageReportInput', {
  description: 'A report of an error on a blog post, comparison or category page.',
  fields: (t) => ({
    path: t.string({ required: true, description: 'The path of the page, such as `/compare/a-vs-b`.' }),
    kind: t.field({ type: InaccuracyKindEnum, required: true, description: 'The kind of error.' }),
    note: t.string({ description: NOTE }),
    email: t.string({ description: EMAIL }),
  }),
})

const errors = failures([InvalidInputError, RateLimitedError], 'The stored report, or why it was refused.')

builder.mutationField('reportInaccuracy', (t) =>
  t.field({
    type: ReportInaccuracyPayload,
    extensions: { work: 4 * STATEMENT },
    description: "Reports an error on a tool's page. At most 5 reports per hour and 20 per day from one IP address.",
    errors,
    args: {
      input: t.arg({ type: ReportInaccuracyInput, required: true, description: 'The error and the tool.' }),
    },
    resolve: (_root, { input }, { services, clientAddress }) =>
      services.support.inaccuracies.report(
        {
          toolId: input.toolId,
          kind: input.kind,
          plan: input.plan ?? null,
          note: input.note ?? null,
          email: input.email ?? null,
        },
        clientAddress,
      ),
  }),
)

builder.mutationField('reportPage', (t) =>
  t.field({
    type: ReportInaccuracyPayload,
    extensions: { work: 4 * STATEMENT },
    description: 'Reports an error on a published page. At most 5 reports per hour and 20 per day from one IP address.',
    errors,
    args: {
      input: t.arg({ type: PageReportInput, required: true, description: 'The error and the page.' }),
    },
    resolve: (_root, { input }, { services, clientAddress }) =>
      services.support.inaccuracies.reportPage(
        { path: input.path, kind: input.kind, note: input.note ?? null, email: input.email ?? null },
        clientAddress,
      ),
  }),
)

const ReportOutcomeType = builder.objectRef<ReportOutcome>('ReportOutcome').implement({
  description: 'The outcome of a report.',
  fields: (t) =>
    withExposed(t, {
      reportId: t.exposeID('id', { description: 'The id of the report.' }),
      state: field.of(ReportStateEnum, 'The state of the report.'),
      outcome: nullable.string("The administrator's reply; null while it is open or when there is none."),
      settledAt: nullable.dateTime('When it was settled; null while it is open.'),
      about: field.string('The name of the tool, or the title of the page.'),
    }),
})

builder.queryField('reportOutcome', (t) =>
  t.field({
    type: ReportOutcomeType,
    nullable: true,
    extensions: { work: 2 * STATEMENT },
    description: 'Returns the outcome of a report to anyone with its id; null for an unknown id.',
    args: { reportId: t.arg.id({ required: true, description: 'The id returned when the report was sent.' }) },
    resolve: (_root, { reportId }, { services }) => services.support.inaccuracies.outcome(reportId),
  }),
)
