import { builder } from '../../../graphql/builder.ts'
import { recordingCallerOf } from '../../../graphql/recording-caller.ts'
import { IN_MEMORY, STATEMENT } from '../../../graphql/work.ts'
import type { RecordingStatus } from './recording.service.ts'

const RecordedAnalytics = builder.objectRef<{ recorded: boolean }>('RecordedAnalytics').implement({
  description: 'Whether something was recorded.',
  fields: (t) => ({
    recorded: t.exposeBoolean('recorded', {
      description:
        'False under Global Privacy Control or Do Not Track, for a path that is never recorded, and when too much waits to be written.',
    }),
  }),
})

const VISIT_ID = 'A random identifier that the browser made for this visit. Only a keyed hash of it is stored.'
const SEQUENCE = 'The number of the record within its visit: a record of the same number is a duplicate.'
const TIMESTAMP = 'When it happened. Now, unless it is at most 30 minutes ago.'

const PageViewInput = builder.inputType('PageViewInput', {
  description: 'A page that was viewed.',
  fields: (t) => ({
    visitId: t.string({ required: true, description: VISIT_ID }),
    sequence: t.int({ description: SEQUENCE }),
    page: t.string({
      required: true,
      description: 'The path with its query, of which only parameters of campaigns and searches are stored.',
    }),
    title: t.string({ description: 'The title of the page; cut to 50 characters.' }),
    referrer: t.string({ description: 'The address that the visit came from; only its host is stored.' }),
    loadTime: t.int({ description: 'How long the page took to load, in milliseconds.' }),
    timestamp: t.field({ type: 'DateTime', description: TIMESTAMP }),
  }),
})

const AnalyticsEventInput = builder.inputType('AnalyticsEventInput', {
  description: 'Something that a visitor did. Texts are masked and cut to 50 characters.',
  fields: (t) => ({
    visitId: t.string({ required: true, description: VISIT_ID }),
    sequence: t.int({ description: SEQUENCE }),
    category: t.string({ required: true, description: 'What it belongs to, such as `search`.' }),
    action: t.string({ required: true, description: 'What was done, such as `click`.' }),
    label: t.string({ description: 'What it was done to.' }),
    value: t.float({ description: 'A number that goes with it, such as the depth of scrolling in percent.' }),
    page: t.string({ description: 'The path of the page on which it happened.' }),
    timestamp: t.field({ type: 'DateTime', description: TIMESTAMP }),
  }),
})

const AnalyticsSessionInput = builder.inputType('AnalyticsSessionInput', {
  description: 'The summary of a visit. A later one takes the place of an earlier one.',
  fields: (t) => ({
    visitId: t.string({ required: true, description: VISIT_ID }),
    sequence: t.int({ description: 'Not needed: a visit has one summary.' }),
    startTime: t.field({ type: 'DateTime', required: true, description: 'When the visit began.' }),
    endTime: t.field({ type: 'DateTime', required: true, description: 'When the visitor was last active.' }),
    totalPages: t.int({ required: true, description: 'How many pages were viewed.' }),
    totalDuration: t.int({ required: true, description: 'How long the visit took, in seconds.' }),
    bounced: t.boolean({
      required: true,
      description: 'Whether it was one page for less than 30 seconds. The server decides by the two numbers above.',
    }),
  }),
})

builder.mutationFields((t) => ({
  trackPageView: t.field({
    type: RecordedAnalytics,
    extensions: { work: IN_MEMORY },
    description: 'Records a page view. At most 120 records a minute from one address.',
    args: { input: t.arg({ type: PageViewInput, required: true, description: 'What was viewed.' }) },
    resolve: async (_root, { input }, context) => ({
      recorded: context.services.analyticsRecording.pageView(input, await recordingCallerOf(context)),
    }),
  }),
  trackEvent: t.field({
    type: RecordedAnalytics,
    extensions: { work: IN_MEMORY },
    description: 'Records something that a visitor did. At most 120 records a minute from one address.',
    args: { input: t.arg({ type: AnalyticsEventInput, required: true, description: 'What was done.' }) },
    resolve: async (_root, { input }, context) => ({
      recorded: context.services.analyticsRecording.event(input, await recordingCallerOf(context)),
    }),
  }),
  trackSession: t.field({
    type: RecordedAnalytics,
    extensions: { work: IN_MEMORY },
    description: 'Records the summary of a visit. At most 120 records a minute from one address.',
    args: { input: t.arg({ type: AnalyticsSessionInput, required: true, description: 'The summary.' }) },
    resolve: async (_root, { input }, context) => ({
      recorded: context.services.analyticsRecording.session(input, await recordingCallerOf(context)),
    }),
  }),
  trackConversion: t.field({
    type: RecordedAnalytics,
    extensions: { work: 2 * STATEMENT },
    description:
      "Ties a visit to the viewer's purchase, which the server records by itself with the first payment, once a checkout.",
    args: {
      checkoutId: t.arg.string({
        required: true,
        description: 'The id of the checkout in the address that it led to.',
      }),
      visitId: t.arg.string({ description: VISIT_ID }),
    },
    resolve: async (_root, { checkoutId, visitId }, context) => ({
      recorded: await context.services.analyticsRecording.conversion(
        checkoutId,
        visitId ?? null,
        await recordingCallerOf(context),
      ),
    }),
  }),
}))

const COUNT = { type: 'Float', nullable: false } as const

const AnalyticsRecording = builder.objectRef<RecordingStatus>('AnalyticsRecording').implement({
  description: 'How the recording of analytics is doing: counts of the last 30 days.',
  fields: (t) => ({
    accepted: t.field({ ...COUNT, description: 'How many records were accepted.', resolve: (row) => row.accepted }),
    written: t.field({ ...COUNT, description: 'How many rows were written.', resolve: (row) => row.written }),
    duplicates: t.field({
      ...COUNT,
      description: 'How many records were there already, later summaries of a visit included.',
      resolve: (row) => row.duplicates,
    }),
    droppedFull: t.field({
      ...COUNT,
      description: 'How many were refused because too many waited to be written.',
      resolve: (row) => row.droppedFull,
    }),
    droppedLimited: t.field({
      ...COUNT,
      description: 'How many were refused because one address, or all together, sent too many.',
      resolve: (row) => row.droppedLimited,
    }),
    droppedFailed: t.field({
      ...COUNT,
      description: 'How many were accepted and given up because the database did not take them.',
      resolve: (row) => row.droppedFailed,
    }),
    buffered: t.exposeInt('buffered', { description: 'How many wait to be written in this process.' }),
    lastFlushAt: t.expose('lastFlushAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When this process last wrote; null before it has.',
    }),
    gapFrom: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the last process that was killed had last written; what it accepted after this is lost.',
      resolve: ({ gap }) => gap?.from ?? null,
    }),
    gapTo: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the next process started after that.',
      resolve: ({ gap }) => gap?.to ?? null,
    }),
  }),
})

builder.queryField('analyticsRecording', (t) =>
  t.field({
    type: AnalyticsRecording,
    extensions: { work: 4 * STATEMENT },
    description: 'How the recording of analytics is doing. Administrators only.',
    resolve: async (_root, _args, { viewer, services }) => services.analyticsRecording.recordingStatus(await viewer()),
  }),
)
