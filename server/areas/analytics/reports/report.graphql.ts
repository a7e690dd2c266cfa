import { builder } from '#server/graphql/builder.ts'
import { enumType } from '#server/graphql/enum-type.ts'
import { exposedType, field, nullable, withExposed } from '#server/graphql/exposed.ts'
import { CATALOGUE_SCAN, STATEMENT } from '#server/graphql/work.ts'
import type { LiveAnalytics, LiveMinute, LivePage } from './live.service.ts'
import type { ReportColumn } from './measures.ts'
import type { AnalyticsReport, ReportRow } from './report.service.ts'

const ReportNameEnum = enumType('AnalyticsReportName', 'The available analytics reports.', {
  traffic: 'Page views, visits, sign-ups and purchases by day.',
  pages: 'Pages by views.',
  sources: 'Sources of visits, with their campaigns.',
  funnel: 'The steps from the home page through the quiz to a paid plan.',
  searches_without_result: 'Searches without results.',
  tools: 'Tools by views, with the number of times they were saved.',
  retention: 'Members by sign-up week, with the weeks in which they returned.',
  bots: 'Traffic excluded as bots, by reason.',
})

const UnitEnum = enumType('AnalyticsUnit', 'The unit of the values in a column.', {
  count: 'Whole numbers.',
  percent: 'Percent, with one decimal.',
  seconds: 'Durations in seconds.',
  milliseconds: 'Times in milliseconds.',
  usd: 'US dollars.',
})

const ColumnType = exposedType<ReportColumn>('AnalyticsColumn', 'A column of a report.', {
  key: field.string('A stable name, such as `bounceRate`.'),
  label: field.string('The label to display above the column.'),
  unit: field.of(UnitEnum, 'The unit of its values.'),
})

const RowType = builder.objectRef<ReportRow>('AnalyticsRow').implement({
  description: 'A row of a report.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'A stable name: the day, path, source, step or slug.' }),
    label: t.exposeString('label', { description: 'The label to display for the row.' }),
    values: t.field({
      type: t.listRef('Float', { nullable: true }),
      description: 'One value per column; null when not known.',
      resolve: ({ values }) => [...values],
    }),
  }),
})

const ReportType = builder.objectRef<AnalyticsReport>('AnalyticsReport').implement({
  description: 'A report over whole days in UTC. For administrators.',
  fields: (t) =>
    withExposed(t, {
      name: field.of(ReportNameEnum, 'The name of the report.'),
      from: field.date('The first day.'),
      to: field.date('The last day.'),
      keyLabel: field.string('The heading to display above the row labels.'),
      columns: field.of([ColumnType], 'The columns.', { listSize: 13 }),
      rows: field.of(
        [RowType],
        'The rows: days and steps in order, others by size. Rows beyond the first 200 are combined in one row, `other`.',
        { listSize: 400 },
      ),
      totals: t.field({
        type: t.listRef('Float', { nullable: true }),
        nullable: true,
        description: 'One total per column over all rows; null for a report without totals.',
        resolve: ({ totals }) => (totals === null ? null : [...totals]),
      }),
      notes: field.of(['String'], 'Notes for interpreting these figures, one sentence each.'),
      ignoredFilters: field.of(['String'], 'The names of the requested filters that do not apply to this report.'),
      losses: nullable.string(
        'One sentence about recording gaps and dropped records in this period; null when there are none.',
      ),
      updatedAt: nullable.dateTime('All records up to this time are included; null before the first aggregation.'),
    }),
})

const FilterInput = builder.inputType('AnalyticsFilterInput', {
  description: 'The filters of a report. Filters that do not apply are listed in `ignoredFilters`.',
  fields: (t) => ({
    page: t.string({ description: 'A path, such as `/pricing`.' }),
    source: t.string({ description: 'A host or `utm_source`; `direct` for visits without one.' }),
    includeBots: t.boolean({ description: 'Whether to include bots; false when omitted.' }),
  }),
})

builder.queryField('analyticsReport', (t) =>
  t.field({
    type: ReportType,
    extensions: { action: 'analytics:read', work: CATALOGUE_SCAN + 7 * STATEMENT },
    description: 'Returns a report. For administrators.',
    args: {
      name: t.arg({ type: ReportNameEnum, required: true, description: 'The report to return.' }),
      from: t.arg({ type: 'Date', description: 'The first day, in UTC; 27 days before the last day when omitted.' }),
      to: t.arg({
        type: 'Date',
        description: 'The last day, in UTC; today when omitted. The range is at most 400 days.',
      }),
      filter: t.arg({ type: FilterInput, description: 'The filters to apply.' }),
    },
    resolve: async (_root, { name, from, to, filter }, { viewer, services }) =>
      services.analytics.reports.read(await viewer(), {
        name,
        from: from ?? null,
        to: to ?? null,
        filter: filter ?? {},
      }),
  }),
)

const LiveMinuteType = exposedType<LiveMinute>('LiveMinute', 'The traffic of one minute.', {
  minute: field.dateTime('The start of the minute.'),
  views: field.int('The number of page views.'),
  visits: field.int('The number of visits with a page view in this minute.'),
})

const LivePageType = exposedType<LivePage>('LivePage', 'A page with recent views.', {
  path: field.string('Its path.'),
  views: field.int('Page views in the last 30 minutes.'),
})

const LiveAnalyticsType = builder.objectRef<LiveAnalytics>('LiveAnalytics').implement({
  description: 'Page views in the last 30 minutes, without bots. For administrators.',
  fields: (t) =>
    withExposed(t, {
      minutes: field.of([LiveMinuteType], 'The minutes, oldest first; the last one is still in progress.', {
        listSize: 30,
      }),
      pages: field.of([LivePageType], 'The ten pages with the most views.', { listSize: 10 }),
      views: field.int('The total number of page views.'),
      visits: field.int('The total number of visits with a page view.'),
      losses: nullable.string(
        'One sentence about recording gaps in these minutes and records dropped today; null when there are none.',
      ),
      updatedAt: field.dateTime('When these figures were computed.'),
    }),
})

builder.queryField('liveAnalytics', (t) =>
  t.field({
    type: LiveAnalyticsType,
    extensions: { action: 'analytics:read', work: 9 * STATEMENT },
    description: 'Returns current traffic. For administrators.',
    resolve: async (_root, _args, { viewer, services }) => services.analytics.live.read(await viewer()),
  }),
)
