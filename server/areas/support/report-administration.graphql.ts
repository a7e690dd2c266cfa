import { InvalidInputError, NotFoundError } from '../../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import { InaccuracyKindEnum, ReportStateEnum } from './inaccuracy.graphql.ts'
import type { PageReportRow, PageReportsPage } from './report-administration.service.ts'

const PageReportType = builder.objectRef<PageReportRow>('PageReport').implement({
  description: 'A report of something wrong on the page of a tool or of the content area. For administrators.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the report.' }),
    about: t.exposeString('about', { description: 'The name of the tool, or the title of the page.' }),
    path: t.exposeString('path', { description: 'The path of the page.' }),
    kind: t.expose('kind', { type: InaccuracyKindEnum, description: 'What is wrong.' }),
    state: t.expose('state', { type: ReportStateEnum, description: 'Where the report is.' }),
    reportCount: t.exposeInt('reportCount', { description: 'How many visitors have reported the same.' }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'What visitors wrote, oldest first, with blank lines between; null when nobody did.',
    }),
    email: t.exposeString('email', {
      nullable: true,
      description:
        'Where the outcome is sent; null when nobody left an address, and soon after the report was settled.',
    }),
    outcome: t.exposeString('outcome', {
      nullable: true,
      description: 'What was answered; null while it is open, and where there was nothing to say.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was first reported.' }),
    settledAt: t.expose('settledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was settled; null while it is open.',
    }),
  }),
})

const PageReportsPageType = builder.objectRef<PageReportsPage>('PageReportsPage').implement({
  description: 'One page of reports.',
  fields: (t) => ({
    nodes: t.field({
      type: [PageReportType],
      extensions: { work: IN_MEMORY },
      description: 'The reports of this page.',
      resolve: ({ nodes }) => [...nodes],
    }),
    totalCount: t.exposeInt('totalCount', { description: 'How many reports are in this state.' }),
    openCount: t.exposeInt('openCount', { description: 'How many reports are open.' }),
  }),
})

builder.queryField('pageReports', (t) =>
  t.field({
    type: PageReportsPageType,
    extensions: { work: 6 * STATEMENT },
    description:
      'Lists reports about tools and pages: open ones with the oldest first, settled ones with the latest first. For administrators.',
    args: {
      state: t.arg({ type: ReportStateEnum, required: true, defaultValue: 'open', description: 'Which ones.' }),
      page: t.arg.int({ required: true, defaultValue: 1, description: 'The page number, starting at 1.' }),
      first: t.arg.int({ required: true, defaultValue: 20, description: 'How many reports to return, 1 to 100.' }),
    },
    resolve: async (_root, args, { viewer, services }) => services.reportAdministration.list(await viewer(), args),
  }),
)

builder.queryField('pageReport', (t) =>
  t.field({
    type: PageReportType,
    nullable: true,
    extensions: { work: STATEMENT },
    description: 'Finds a report by its id; null when there is none. For editors and administrators.',
    args: { id: t.arg.id({ required: true, description: 'The id of the report.' }) },
    resolve: async (_root, { id }, { viewer, services }) => services.reportAdministration.find(await viewer(), id),
  }),
)

const SettlePageReportPayload = builder.objectRef<{ report: PageReportRow }>('SettlePageReportPayload').implement({
  description: 'The report is settled.',
  fields: (t) => ({
    report: t.expose('report', { type: PageReportType, description: 'The report as it is now.' }),
  }),
})

builder.mutationField('settlePageReport', (t) =>
  t.field({
    type: SettlePageReportPayload,
    extensions: { work: 6 * STATEMENT },
    description:
      'Accepts or rejects an open report, and emails its sender if an address was left. Idempotent. For administrators.',
    errors: {
      types: [InvalidInputError, NotFoundError],
      union: { name: 'SettlePageReportResult', description: 'The report, or why it was not settled.' },
    },
    args: {
      id: t.arg.id({ required: true, description: 'The id of the report.' }),
      state: t.arg({ type: ReportStateEnum, required: true, description: '`ACCEPTED` or `REJECTED`.' }),
      outcome: t.arg.string({ description: 'What its sender is told, in at most 1,000 characters.' }),
    },
    resolve: async (_root, { id, state, outcome = null }, { viewer, services }) => ({
      report: await services.reportAdministration.settle(await viewer(), id, { state, outcome: outcome ?? null }),
    }),
  }),
)
