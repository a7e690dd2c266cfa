import { z } from 'zod'
import { graphql } from '../gql/gql.ts'
import { defineCall, type FunctionDefinition, type FunctionReply, successSchema } from './define-function.ts'
import { expectSuccess } from './expect-success.ts'
import { getAnalytics } from './get-analytics.ts'

const toolViewDocument = graphql(`
  mutation AnalyticsFunctionTrack($toolId: ID!, $visitId: String, $sequence: Int) {
    trackToolView(input: { toolId: $toolId, visitId: $visitId, sequence: $sequence }) {
      __typename
      ...FunctionFailure_failure
    }
  }
`)
const pageViewDocument = graphql(`
  mutation AnalyticsFunctionPageView($input: PageViewInput!) {
    trackPageView(input: $input) {
      __typename
      ...FunctionFailure_failure
    }
  }
`)
const eventDocument = graphql(`
  mutation AnalyticsFunctionEvent($input: AnalyticsEventInput!) {
    trackEvent(input: $input) {
      __typename
      ...FunctionFailure_failure
    }
  }
`)
const sessionDocument = graphql(`
  mutation AnalyticsFunctionSession($input: AnalyticsSessionInput!) {
    trackSession(input: $input) {
      __typename
      ...FunctionFailure_failure
    }
  }
`)

const NO_MOMENT = { error: 'must be an ISO 8601 timestamp' }
/** A moment, as ISO 8601 or in milliseconds. */
const moment = z
  .union([z.iso.datetime({ offset: true, ...NO_MOMENT }), z.number().min(0).max(8.64e15, NO_MOMENT)], NO_MOMENT)
  .transform((value) => new Date(value).toISOString())
/** An invalid client clock must not lose the record: the server's time is used then. */
const timestamp = moment.nullish().catch(null)
const sequence = z.int().min(0).nullish()
const sessionId = z.string({ error: 'is required' })
const text = z.string().nullish()

const accept = <Union extends { readonly __typename: string }>(result: Union, payload: Union['__typename']) => {
  expectSuccess(result, payload)
  return { status: 202, body: { success: true } } satisfies FunctionReply
}
const tracking = {
  method: 'POST',
  takesBeacons: true,
  access: 'anyone',
  answers: { 202: successSchema },
} as const

/** POST analytics, by `action`; tracking also works as a browser beacon. The member comes from the token alone. */
export const analytics: FunctionDefinition = {
  name: 'analytics',
  maxBodyBytes: 4_096,
  calls: [
    defineCall({
      ...tracking,
      action: 'pageView',
      summary: 'Records the view of a page.',
      input: z.object({
        sessionId,
        sequence,
        timestamp,
        page: z.string({ error: 'is required' }),
        title: text,
        referrer: text,
        loadTime: z.number().min(0).max(600_000).transform(Math.round).nullish().catch(null),
      }),
      document: pageViewDocument,
      variables: ({ sessionId: visitId, ...input }) => ({ input: { visitId, ...input } }),
      reply: ({ trackPageView }) => accept(trackPageView, 'RecordAnalyticsPayload'),
    }),
    defineCall({
      ...tracking,
      action: 'event',
      summary: 'Records an event on a page.',
      input: z.object({
        sessionId,
        sequence,
        timestamp,
        event_type: text,
        event_category: text,
        event_action: z.string({ error: 'is required' }),
        event_label: text,
        event_value: z.number().nullish().catch(null),
        page: text,
      }),
      document: eventDocument,
      variables: ({ sessionId: visitId, sequence: number, timestamp: at, page, ...event }) => ({
        input: {
          visitId,
          sequence: number,
          timestamp: at,
          page,
          category: event.event_category || event.event_type || 'other',
          action: event.event_action,
          label: event.event_label,
          value: event.event_value,
        },
      }),
      reply: ({ trackEvent }) => accept(trackEvent, 'RecordAnalyticsPayload'),
    }),
    defineCall({
      ...tracking,
      action: 'session',
      summary: 'Records a finished visit.',
      input: z.object({
        sessionId,
        startTime: moment,
        endTime: moment,
        totalPages: z.int({ error: 'must be a whole number' }).min(0),
        totalDuration: z.number({ error: 'must be a number' }).min(0).transform(Math.round),
        bounced: z.boolean({ error: 'must be true or false' }),
      }),
      document: sessionDocument,
      variables: ({ sessionId: visitId, ...input }) => ({ input: { visitId, ...input } }),
      reply: ({ trackSession }) => accept(trackSession, 'RecordAnalyticsPayload'),
    }),
    defineCall({
      ...tracking,
      action: 'track_tool_view',
      summary: 'Records the view of a tool by the member of the session.',
      input: z.object({ tool_id: z.string(), sessionId: text, sequence }),
      document: toolViewDocument,
      variables: ({ tool_id: toolId, sessionId: visitId, sequence: number }) => ({ toolId, visitId, sequence: number }),
      reply: ({ trackToolView }) => accept(trackToolView, 'TrackToolViewPayload'),
    }),
    getAnalytics,
  ],
}
