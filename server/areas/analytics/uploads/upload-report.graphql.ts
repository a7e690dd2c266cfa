import type { RowError } from '../../../../core/analytics/uploads/upload-file.ts'
import { builder } from '../../../graphql/builder.ts'
import { IN_MEMORY } from '../../../graphql/work.ts'
import type { ComparedFigure, UploadComparison } from './upload-comparison.ts'
import { MAX_TOP_PAGES, type UploadReport } from './upload-report.ts'

/** A typical maximum of findings and recommendations per file. */
export const MAX_FINDINGS = 10

type Analysis = UploadReport['analysis']
type Recommendation = UploadReport['recommendations'][number]

const ImportedPage = builder.objectRef<Analysis['topPages'][number]>('ImportedPage').implement({
  description: 'A page in an uploaded export.',
  fields: (t) => ({
    page: t.exposeString('page', { description: 'The name of the page, as the file has it.' }),
    views: t.exposeFloat('views', { description: 'How many views it had.' }),
    conversions: t.exposeFloat('conversions', { description: 'How many conversions it had.' }),
  }),
})

export const AnalyticsAnalysis = builder.objectRef<Analysis>('AnalyticsAnalysis').implement({
  description: 'What an uploaded export says. A figure is null when the file has no row of it.',
  fields: (t) => ({
    totalUsers: t.exposeFloat('totalUsers', { nullable: true, description: 'Users of all days; null when not known.' }),
    conversionRate: t.exposeFloat('conversionRate', {
      nullable: true,
      description: 'Mean conversion rate in percent; null when not known.',
    }),
    bounceRate: t.exposeFloat('bounceRate', {
      nullable: true,
      description: 'Mean bounce rate in percent; null when not known.',
    }),
    sessionDuration: t.exposeFloat('sessionDuration', {
      nullable: true,
      description: 'Mean duration of a session in seconds; null when not known.',
    }),
    topPages: t.expose('topPages', {
      type: [ImportedPage],
      extensions: { work: IN_MEMORY, listSize: MAX_TOP_PAGES },
      description: `The pages with most views, at most ${MAX_TOP_PAGES}.`,
    }),
    insights: t.exposeStringList('insights', { description: 'What stands out, in sentences with their figures.' }),
  }),
})

const RecommendationPriority = builder.enumType('RecommendationPriority', {
  description: 'How important a recommendation is, by written thresholds.',
  values: {
    HIGH: { value: 'high', description: 'Far beyond the threshold.' },
    MEDIUM: { value: 'medium', description: 'Beyond the threshold.' },
    LOW: { value: 'low', description: 'Worth knowing.' },
  } as const satisfies Readonly<Record<string, { value: Recommendation['priority']; description: string }>>,
})

export const AnalyticsRecommendation = builder.objectRef<Recommendation>('AnalyticsRecommendation').implement({
  description: 'What a rule recommends on the figures of an uploaded export.',
  fields: (t) => ({
    action: t.exposeString('action', { description: 'What to do.' }),
    type: t.exposeString('type', {
      description: 'What it is about: `engagement`, `conversion`, `traffic`, `page` or `data`.',
    }),
    expectedImpact: t.exposeString('expectedImpact', {
      description: 'What the figures of the file say about it. Nothing is forecast.',
    }),
    priority: t.expose('priority', { type: RecommendationPriority, description: 'How important it is.' }),
  }),
})

export const AnalyticsRowError = builder.objectRef<RowError>('AnalyticsRowError').implement({
  description: 'Why a row of an uploaded export was refused.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'The line on which the row begins; the first line is 1.' }),
    message: t.exposeString('message', { description: 'What is wrong, in a sentence that names the line.' }),
  }),
})

const ComparedMetric = builder.enumType('ComparedMetric', {
  description: 'A figure that uploaded exports and our own records both have.',
  values: {
    USERS: { value: 'users', description: 'Users of the file, and visits that were recorded here.' },
    CONVERSION_RATE: { value: 'conversion_rate', description: 'Percent; here purchases for each visit.' },
    BOUNCE_RATE: { value: 'bounce_rate', description: 'Percent of sessions.' },
    SESSION_DURATION: { value: 'session_duration', description: 'Seconds.' },
  } as const satisfies Readonly<Record<string, { value: ComparedFigure['metric']; description: string }>>,
})

const AnalyticsComparedFigure = builder.objectRef<ComparedFigure>('AnalyticsComparedFigure').implement({
  description: 'An imported figure beside the recorded one.',
  fields: (t) => ({
    metric: t.expose('metric', { type: ComparedMetric, description: 'Which figure.' }),
    imported: t.exposeFloat('imported', { nullable: true, description: 'As the file has it; null when it has none.' }),
    recorded: t.exposeFloat('recorded', {
      nullable: true,
      description: 'As recorded here on the same days; null when nothing was recorded.',
    }),
    gap: t.exposeFloat('gap', { nullable: true, description: 'Imported minus recorded; null when one of them is.' }),
  }),
})

export const AnalyticsComparison = builder.objectRef<UploadComparison>('AnalyticsComparison').implement({
  description: 'An uploaded export beside what was recorded here on the same days.',
  fields: (t) => ({
    days: t.exposeInt('days', { description: 'How many days the file has figures for.' }),
    recordedDays: t.exposeInt('recordedDays', { description: 'On how many of them something was recorded here.' }),
    figures: t.field({
      type: [AnalyticsComparedFigure],
      extensions: { work: IN_MEMORY, listSize: 4 },
      description: 'The figures that both have.',
      resolve: ({ figures }) => [...figures],
    }),
  }),
})
