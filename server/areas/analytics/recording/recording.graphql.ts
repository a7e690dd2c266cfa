import { InvalidInputError, RateLimitedError } from '#core/errors.ts'
import { builder } from '#server/graphql/builder.ts'
import { failures } from '#server/graphql/errors.ts'
import { field, nullable, withExposed } from '#server/graphql/exposed.ts'
import { mutationInput } from '#server/graphql/mutation-input.ts'
import { recordingCallerOf } from '#server/graphql/recording-caller.ts'
import { IN_MEMORY, STATEMENT } from '#server/graphql/work.ts'
import type { RecordingStatus } from './recording.service.ts'

const RecordAnalyticsPayload = builder.objectRef<{ recorded: boolean }>('RecordAnalyticsPayload').implement({
  description: 'The result of recording analytics.',
  fields: (t) => ({
    recorded: t.exposeBoolean('recorded', {
      description:
        'False under Global Privacy Control or Do Not Track, for a path that is never recorded, and when the write buffer is full.',
    }),
  }),
})

const VISIT_ID = 'A random identifier that the browser generated for this visit. Only a keyed hash of it is stored.'
const SEQUENCE = 'The sequence number of the record within its visit; a repeated number is a duplicate.'
const TIMESTAMP = 'When it happened, at most 30 minutes ago; any other time is replaced by the current time.'

const PageViewInput = builder.inputType('PageViewInput', {
  description: 'A page that was viewed.',
  fields: (t) => ({
    visitId: t.string({ required: true, description: VISIT_ID }),
    sequence: t.int({ description: SEQUENCE }),
    page: t.string({
      required: true,
      description: 'The path with its query string; only campaign and search parameters are stored.',
    }),
    title: t.string({ description: 'The title of the page; cut to 50 characters.' }),
    referrer: t.string({ description: 'The referrer URL; only its host is stored.' }),
    loadTime: t.int({ description: 'How long the page took to load, in milliseconds.' }),
    timestamp: t.field({ type: 'DateTime', description: TIMESTAMP }),
  }),
})

const AnalyticsEventInput = builder.inputType('AnalyticsEventInput', {
  description: 'An action of a visitor. Texts are masked and cut to 50 characters.',
  fields: (t) => ({
    visitId: t.string({ required: true, description: VISIT_ID }),
    sequence: t.int({ description: SEQUENCE }),
    category: t.string({ required: true, description: 'The category of the event, such as `search`.' }),
    action: t.string({ required: true, description: 'The action, such as `click`.' }),
    label: t.string({ description: 'The target of the action.' }),
    value: t.float({ description: 'A number for the event, such as the scroll depth in percent.' }),
    page: t.string({ description: 'The path of the page on which it happened.' }),
    timestamp: t.field({ type: 'DateTime', description: TIMESTAMP }),
  }),
})

const AnalyticsSessionInput = builder.inputType('AnalyticsSessionInput', {
  description: 'The summary of a visit. A later summary replaces an earlier one.',
  fields: (t) => ({
    visitId: t.string({ required: true, description: VISIT_ID }),
    sequence: t.int({ description: 'Not needed, since a visit has only one summary.' }),
    startTime: t.field({ type: 'DateTime', required: true, description: 'When the visit began.' }),
    endTime: t.field({ type: 'DateTime', required: true, description: 'When the visitor was last active.' }),
    totalPages: t.int({ required: true, description: 'The number of pages viewed.' }),
    totalDuration: t.int({ required: true, description: 'The duration of the visit in seconds.' }),
    bounced: t.boolean({
      required: true,
      description:
        'Whether the visit had one page and lasted less than 30 seconds. The server recomputes it from `totalPages` and `totalDuration`.',
    }),
  }),
})

const errors = failures([InvalidInputError, RateLimitedError], 'Whether it was recorded, or why it was refused.')

builder.mutationFields((t) => ({
  trackPageView: t.field({
    type: RecordAnalyticsPayload,
    extensions: { work: IN_MEMORY },
    description: 'Records a page view. At most 120 records per minute from one IP address.',
    errors,
    args: { input: t.arg({ type: PageViewInput, required: true, description: 'The page view.' }) },
    resolve: async (_root, { input }, context) => ({
      recorded: context.services.analytics.recording.pageView(input, await recordingCallerOf(context)),
    }),
  }),
  trackEvent: t.field({
    type: RecordAnalyticsPayload,
    extensions: { work: IN_MEMORY },
    description: 'Records an action of a visitor. At most 120 records per minute from one IP address.',
    errors,
    args: { input: t.arg({ type: AnalyticsEventInput, required: true, description: 'The event.' }) },
    resolve: async (_root, { input }, context) => ({
      recorded: context.services.analytics.recording.event(input, await recordingCallerOf(context)),
    }),
  }),
  trackSession: t.field({
    type: RecordAnalyticsPayload,
    extensions: { work: IN_MEMORY },
    description: 'Records the summary of a visit. At most 120 records per minute from one IP address.',
    errors,
    args: { input: t.arg({ type: AnalyticsSessionInput, required: true, description: 'The visit summary.' }) },
    resolve: async (_root, { input }, context) => ({
      recorded: context.services.analytics.recording.session(input, await recordingCallerOf(context)),
    }),
  }),
  trackConversion: t.field({
    type: RecordAnalyticsPayload,
    extensions: { work: 2 * STATEMENT },
    description:
      "Links a visit to the viewer's purchase. The server records the purchase itself at the first payment, once per checkout.",
    errors,
    args: mutationInput('trackConversion', (input) => ({
      checkoutId: input.string({
        required: true,
        description: 'The id of the checkout, from the return URL.',
      }),
      visitId: input.string({ description: VISIT_ID }),
    })),
    resolve: async (_root, { input: { checkoutId, visitId } }, context) => ({
      recorded: await context.services.analytics.recording.conversion(
        checkoutId,
        visitId ?? null,
        await recordingCallerOf(context),
      ),
    }),
  }),
}))

const COUNT = { type: 'Float', nullable: false } as const

const AnalyticsRecording = builder.objectRef<RecordingStatus>('AnalyticsRecording').implement({
  description: 'The health of analytics recording, with counts for the last 30 days.',
  fields: (t) =>
    withExposed(t, {
      accepted: t.field({ ...COUNT, description: 'The number of records accepted.', resolve: (row) => row.accepted }),
      written: t.field({ ...COUNT, description: 'The number of rows written.', resolve: (row) => row.written }),
      duplicates: t.field({
        ...COUNT,
        description: 'The number of duplicate records, including later summaries of a visit.',
        resolve: (row) => row.duplicates,
      }),
      droppedFull: t.field({
        ...COUNT,
        description: 'The number of records refused because the write buffer was full.',
        resolve: (row) => row.droppedFull,
      }),
      droppedLimited: t.field({
        ...COUNT,
        description: 'The number of records refused by the rate limit per IP address or by the overall limit.',
        resolve: (row) => row.droppedLimited,
      }),
      droppedFailed: t.field({
        ...COUNT,
        description: 'The number of records accepted but dropped because the database could not write them.',
        resolve: (row) => row.droppedFailed,
      }),
      buffered: field.int('The number of records waiting to be written in this process.'),
      lastFlushAt: nullable.dateTime('When this process last wrote; null before the first write.'),
      gapFrom: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When the most recently killed process last wrote; records that it accepted after that are lost.',
        resolve: ({ gap }) => gap?.from ?? null,
      }),
      gapTo: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When the next process started.',
        resolve: ({ gap }) => gap?.to ?? null,
      }),
    }),
})

builder.queryField('analyticsRecording', (t) =>
  t.field({
    type: AnalyticsRecording,
    extensions: { action: 'system:read', work: 4 * STATEMENT },
    description: 'Returns the health of analytics recording. For administrators.',
    resolve: async (_root, _args, { viewer, services }) => services.analytics.recording.recordingStatus(await viewer()),
  }),
)
