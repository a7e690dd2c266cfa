import type { RowError } from '#core/analytics/uploads/upload-file.ts'
import { builder } from '#server/graphql/builder.ts'
import { exposedType, field, nullable, withExposed } from '#server/graphql/exposed.ts'
import { IN_MEMORY } from '#server/graphql/work.ts'
import type { ComparedFigure, UploadComparison } from './upload-comparison.ts'
import { MAX_TOP_PAGES, type UploadReport } from './upload-report.ts'

/** A typical maximum of findings and recommendations per file. */
export const MAX_FINDINGS = 10

type Analysis = UploadReport['analysis']
type Recommendation = UploadReport['recommendations'][number]

const ImportedPage = exposedType<Analysis['topPages'][number]>('ImportedPage', 'A page in an uploaded export.', {
  page: field.string('The name of the page, as the file has it.'),
  views: field.float('The number of views.'),
  conversions: field.float('The number of conversions.'),
})

export const AnalyticsAnalysis = builder.objectRef<Analysis>('AnalyticsAnalysis').implement({
  description: 'The analysis of an uploaded export. A figure is null when the file has no row for it.',
  fields: (t) =>
    withExposed(t, {
      totalUsers: nullable.float('The sum of users over all days; null when not known.'),
      conversionRate: nullable.float('Mean conversion rate in percent; null when not known.'),
      bounceRate: nullable.float('Mean bounce rate in percent; null when not known.'),
      sessionDuration: nullable.float('Mean session duration in seconds; null when not known.'),
      topPages: field.of([ImportedPage], `The pages with the most views, at most ${MAX_TOP_PAGES}.`, {
        work: IN_MEMORY,
        listSize: MAX_TOP_PAGES,
      }),
      insights: field.of(['String'], 'The notable findings, one sentence each, with their figures.'),
    }),
})

const RecommendationPriority = builder.enumType('RecommendationPriority', {
  description: 'The priority of a recommendation, based on fixed thresholds.',
  values: {
    HIGH: { value: 'high', description: 'Far beyond the threshold.' },
    MEDIUM: { value: 'medium', description: 'Beyond the threshold.' },
    LOW: { value: 'low', description: 'Worth knowing.' },
  } as const satisfies Readonly<Record<string, { value: Recommendation['priority']; description: string }>>,
})

export const AnalyticsRecommendation = builder.objectRef<Recommendation>('AnalyticsRecommendation').implement({
  description: 'A recommendation that a rule derives from an uploaded export.',
  fields: (t) =>
    withExposed(t, {
      action: field.string('The recommended action.'),
      type: field.string('The area: `engagement`, `conversion`, `traffic`, `page` or `data`.'),
      expectedImpact: field.string('The evidence in the figures of the file. It is not a forecast.'),
      priority: field.of(RecommendationPriority, 'The priority.'),
    }),
})

export const AnalyticsRowError = builder.objectRef<RowError>('AnalyticsRowError').implement({
  description: 'Why a row of an uploaded export was refused.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'The line where the row starts, counted from 1.' }),
    message: t.exposeString('message', { description: 'The error as a sentence that names the line.' }),
  }),
})

const ComparedMetric = builder.enumType('ComparedMetric', {
  description: 'A figure available both in uploaded exports and in recorded analytics.',
  values: {
    USERS: { value: 'users', description: 'Users in the file, and visits recorded here.' },
    CONVERSION_RATE: { value: 'conversion_rate', description: 'Percent; for recorded analytics, purchases per visit.' },
    BOUNCE_RATE: { value: 'bounce_rate', description: 'Percent of sessions.' },
    SESSION_DURATION: { value: 'session_duration', description: 'In seconds.' },
  } as const satisfies Readonly<Record<string, { value: ComparedFigure['metric']; description: string }>>,
})

const AnalyticsComparedFigure = builder.objectRef<ComparedFigure>('AnalyticsComparedFigure').implement({
  description: 'An imported figure next to the recorded one.',
  fields: (t) =>
    withExposed(t, {
      metric: field.of(ComparedMetric, 'The figure.'),
      imported: nullable.float('The imported value; null when the file has none.'),
      recorded: nullable.float('The value recorded here for the same days; null when nothing was recorded.'),
      gap: nullable.float('Imported minus recorded; null when either is null.'),
    }),
})

export const AnalyticsComparison = builder.objectRef<UploadComparison>('AnalyticsComparison').implement({
  description: 'A comparison of an uploaded export with the analytics recorded here for the same days.',
  fields: (t) =>
    withExposed(t, {
      days: field.int('The number of days in the file.'),
      recordedDays: field.int('The number of those days with analytics recorded here.'),
      figures: field.of([AnalyticsComparedFigure], 'The figures available in both.', { work: IN_MEMORY, listSize: 4 }),
    }),
})
