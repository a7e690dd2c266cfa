import { builder } from '../../../graphql/builder.ts'
import { CATALOGUE_SCAN, STATEMENT } from '../../../graphql/work.ts'
import type { LiveAnalytics, LiveMinute, LivePage } from './live.service.ts'
import type { ReportColumn } from './measures.ts'
import type { AnalyticsReport, ReportRow } from './report.service.ts'

const ReportNameEnum = builder.enumType('AnalyticsReportName', {
  description: 'The reports on what was recorded.',
  values: {
    TRAFFIC: { value: 'traffic', description: 'Page views, visits, sign-ups and purchases by day.' },
    PAGES: { value: 'pages', description: 'Pages by their views.' },
    SOURCES: { value: 'sources', description: 'Where visits came from, with the campaign.' },
    FUNNEL: { value: 'funnel', description: 'The steps from the home page over the quiz to a paid plan.' },
    SEARCHES_WITHOUT_RESULT: { value: 'searches_without_result', description: 'Searches that found nothing.' },
    TOOLS: { value: 'tools', description: 'Tools by views, with the favorites that were added.' },
    RETENTION: { value: 'retention', description: 'Members by week of sign-up, and in which weeks they came back.' },
    BOTS: { value: 'bots', description: 'What does not count as people, by reason.' },
  } as const,
})

const UnitEnum = builder.enumType('AnalyticsUnit', {
  description: 'What the figures of a column are.',
  values: {
    COUNT: { value: 'count', description: 'Whole numbers.' },
    PERCENT: { value: 'percent', description: 'Percent, with one decimal.' },
    SECONDS: { value: 'seconds', description: 'Durations in seconds.' },
    MILLISECONDS: { value: 'milliseconds', description: 'Times in milliseconds.' },
    USD: { value: 'usd', description: 'US dollars.' },
  } as const,
})

const ColumnType = builder.objectRef<ReportColumn>('AnalyticsColumn').implement({
  description: 'A column of a report.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'A stable name, such as `bounceRate`.' }),
    label: t.exposeString('label', { description: 'What people read above it.' }),
    unit: t.expose('unit', { type: UnitEnum, description: 'What its figures are.' }),
  }),
})

const RowType = builder.objectRef<ReportRow>('AnalyticsRow').implement({
  description: 'A row of a report.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'A stable name: the day, path, source, step or slug.' }),
    label: t.exposeString('label', { description: 'What people read before it.' }),
    values: t.field({
      type: t.listRef('Float', { nullable: true }),
      description: 'One figure for each column; null where it is not known.',
      resolve: ({ values }) => [...values],
    }),
  }),
})

const ReportType = builder.objectRef<AnalyticsReport>('AnalyticsReport').implement({
  description: 'A report over whole days in UTC. For administrators.',
  fields: (t) => ({
    name: t.expose('name', { type: ReportNameEnum, description: 'Which report it is.' }),
    from: t.expose('from', { type: 'Date', description: 'The first day.' }),
    to: t.expose('to', { type: 'Date', description: 'The last day.' }),
    keyLabel: t.exposeString('keyLabel', { description: 'What people read above the labels of the rows.' }),
    columns: t.field({
      type: [ColumnType],
      extensions: { listSize: 13 },
      description: 'The columns.',
      resolve: ({ columns }) => [...columns],
    }),
    rows: t.field({
      type: [RowType],
      extensions: { listSize: 400 },
      description:
        'The rows: days and steps in order, others by size. What is beyond 200 of these is one row, `other`.',
      resolve: ({ rows }) => [...rows],
    }),
    totals: t.field({
      type: t.listRef('Float', { nullable: true }),
      nullable: true,
      description: 'One figure for each column over all rows; null for a report without totals.',
      resolve: ({ totals }) => (totals === null ? null : [...totals]),
    }),
    notes: t.field({
      type: ['String'],
      description: 'What to know about these figures, in sentences.',
      resolve: ({ notes }) => [...notes],
    }),
    ignoredFilters: t.field({
      type: ['String'],
      description: 'The names of the filters that were given and do not apply to this report.',
      resolve: ({ ignoredFilters }) => [...ignoredFilters],
    }),
    losses: t.exposeString('losses', {
      nullable: true,
      description: 'One sentence about gaps in recording and dropped records of these days; null when there are none.',
    }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when everything recorded is counted; null before the first time.',
    }),
  }),
})

const FilterInput = builder.inputType('AnalyticsFilterInput', {
  description: 'What a report is limited to. A filter that does not apply is named in `ignoredFilters`.',
  fields: (t) => ({
    page: t.string({ description: 'A path, such as `/pricing`.' }),
    source: t.string({ description: 'A host or `utm_source`; `direct` for visits without one.' }),
    includeBots: t.boolean({ description: 'Whether bots count too. Left out: people alone.' }),
  }),
})

builder.queryField('analyticsReport', (t) =>
  t.field({
    type: ReportType,
    extensions: { work: CATALOGUE_SCAN + 7 * STATEMENT },
    description: 'Reads a report. For administrators.',
    args: {
      name: t.arg({ type: ReportNameEnum, required: true, description: 'Which report.' }),
      from: t.arg({ type: 'Date', description: 'The first day, in UTC; left out: 27 days before the last.' }),
      to: t.arg({ type: 'Date', description: 'The last day, at most 400 days in all; left out: today.' }),
      filter: t.arg({ type: FilterInput, description: 'What it is limited to.' }),
    },
    resolve: async (_root, { name, from, to, filter }, { viewer, services }) =>
      services.analyticsReports.read(await viewer(), {
        name,
        from: from ?? null,
        to: to ?? null,
        filter: filter ?? {},
      }),
  }),
)

const LiveMinuteType = builder.objectRef<LiveMinute>('LiveMinute').implement({
  description: 'What happened in a minute.',
  fields: (t) => ({
    minute: t.expose('minute', { type: 'DateTime', description: 'Its beginning.' }),
    views: t.exposeInt('views', { description: 'Page views.' }),
    visits: t.exposeInt('visits', { description: 'Visits with a page view in it.' }),
  }),
})

const LivePageType = builder.objectRef<LivePage>('LivePage').implement({
  description: 'A page that is viewed now.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'Its path.' }),
    views: t.exposeInt('views', { description: 'Page views in the last 30 minutes.' }),
  }),
})

const LiveAnalyticsType = builder.objectRef<LiveAnalytics>('LiveAnalytics').implement({
  description: 'Page views of people in the last 30 minutes. For administrators.',
  fields: (t) => ({
    minutes: t.field({
      type: [LiveMinuteType],
      extensions: { listSize: 30 },
      description: 'The minutes, the oldest first; the last one is not over.',
      resolve: ({ minutes }) => [...minutes],
    }),
    pages: t.field({
      type: [LivePageType],
      extensions: { listSize: 10 },
      description: 'The ten pages with the most views.',
      resolve: ({ pages }) => [...pages],
    }),
    views: t.exposeInt('views', { description: 'All page views.' }),
    visits: t.exposeInt('visits', { description: 'All visits with a page view.' }),
    losses: t.exposeString('losses', {
      nullable: true,
      description:
        'One sentence about gaps in recording in these minutes and records that were dropped today; null when there are none.',
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was read.' }),
  }),
})

builder.queryField('liveAnalytics', (t) =>
  t.field({
    type: LiveAnalyticsType,
    extensions: { work: 9 * STATEMENT },
    description: 'Reads what happens now. For administrators.',
    resolve: async (_root, _args, { viewer, services }) => services.liveAnalytics.read(await viewer()),
  }),
)
