import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { failures } from '../../graphql/errors.ts'
import { field, nullable, withExposed } from '../../graphql/exposed.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { numberedPage, pageArguments } from '../../graphql/numbered-page.ts'
import { STATEMENT } from '../../graphql/work.ts'
import { InaccuracyKindEnum, ReportStateEnum } from './inaccuracy.graphql.ts'
import type { PageReportRow, PageReportsPage } from './report-administration.service.ts'

const PageReportType = builder.objectRef<PageReportRow>('PageReport').implement({
  description: 'A report of an error on a tool page or content page. For administrators and editors.',
  fields: (t) =>
    withExposed(t, {
      id: field.id('The id of the report.'),
      about: field.string('The name of the tool, or the title of the page.'),
      path: field.string('The path of the page.'),
      kind: field.of(InaccuracyKindEnum, 'The kind of error.'),
      plan: nullable.string('The name of the plan whose price is wrong; null when it concerns no single plan.'),
      toolSlug: nullable.string('The slug of the tool; null for a report about another page.'),
      state: field.of(ReportStateEnum, 'The state of the report.'),
      reportCount: field.int('The number of visitors who reported the same error.'),
      note: nullable.string("The visitors' notes, oldest first, separated by blank lines; null when there are none."),
      email: nullable.string(
        'The email address for the outcome; null when none was given, shortly after the report is settled, and for editors.',
      ),
      outcome: nullable.string('The reply; null while it is open or when there is none.'),
      createdAt: field.dateTime('When it was first reported.'),
      settledAt: nullable.dateTime('When it was settled; null while it is open.'),
    }),
})

const PageReportsPageType = numberedPage<PageReportsPage>('pageReports', PageReportType, (t) => ({
  openCount: t.exposeInt('openCount', { description: 'The number of open reports.' }),
}))

builder.queryField('pageReports', (t) =>
  t.field({
    type: PageReportsPageType,
    extensions: { action: 'report:read', work: 6 * STATEMENT },
    description:
      'Lists reports about tools and pages: open reports with the oldest first, settled reports with the latest first. For administrators and editors.',
    args: {
      state: t.arg({
        type: ReportStateEnum,
        required: true,
        defaultValue: 'open',
        description: 'Return reports with this state.',
      }),
      ...pageArguments(t.arg, 20),
    },
    resolve: async (_root, args, { viewer, services }) =>
      services.support.reportAdministration.list(await viewer(), args),
  }),
)

builder.queryField('pageReport', (t) =>
  t.field({
    type: PageReportType,
    nullable: true,
    extensions: { action: 'report:read', work: STATEMENT },
    description: 'Returns a report by id; null when there is none. For editors and administrators.',
    args: { id: t.arg.id({ required: true, description: 'The id of the report.' }) },
    resolve: async (_root, { id }, { viewer, services }) =>
      services.support.reportAdministration.find(await viewer(), id),
  }),
)

const SettlePageReportPayload = builder.objectRef<{ report: PageReportRow }>('SettlePageReportPayload').implement({
  description: 'The report was settled.',
  fields: (t) => ({
    report: t.expose('report', { type: PageReportType, description: 'The report as it is now.' }),
  }),
})

builder.mutationField('settlePageReport', (t) =>
  t.field({
    type: SettlePageReportPayload,
    extensions: { action: 'report:settle', work: 6 * STATEMENT },
    description:
      'Accepts or rejects an open report and emails the sender if an address was given. Idempotent. For administrators and editors.',
    errors: failures([InvalidInputError, NotFoundError], 'The report, or why it was not settled.'),
    args: mutationInput('settlePageReport', (input) => ({
      id: input.id({ required: true, description: 'The id of the report.' }),
      state: input.field({ type: ReportStateEnum, required: true, description: '`ACCEPTED` or `REJECTED`.' }),
      outcome: input.string({ description: 'The reply to the sender, at most 1,000 characters.' }),
    })),
    resolve: async (_root, { input: { id, state, outcome = null } }, { viewer, services }) => ({
      report: await services.support.reportAdministration.settle(await viewer(), id, {
        state,
        outcome: outcome ?? null,
      }),
    }),
  }),
)
