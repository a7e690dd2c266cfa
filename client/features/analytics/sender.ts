import type { ApolloClient, TypedDocumentNode } from '@apollo/client'
import { graphql } from '../../gql/gql.ts'
import type { EventRecord, PageViewRecord, SessionRecord } from './records.ts'

const TrackPageViewDocument = graphql(`
  mutation TrackPageView($input: PageViewInput!) {
    trackPageView(input: $input) {
      __typename
      ... on RecordAnalyticsPayload {
        recorded
      }
    }
  }
`)

const TrackEventDocument = graphql(`
  mutation TrackEvent($input: AnalyticsEventInput!) {
    trackEvent(input: $input) {
      __typename
      ... on RecordAnalyticsPayload {
        recorded
      }
    }
  }
`)

const TrackSessionDocument = graphql(`
  mutation TrackSession($input: AnalyticsSessionInput!) {
    trackSession(input: $input) {
      __typename
      ... on RecordAnalyticsPayload {
        recorded
      }
    }
  }
`)

const TrackConversionDocument = graphql(`
  mutation TrackConversion($checkoutId: String!, $visitId: String) {
    trackConversion(input: { checkoutId: $checkoutId, visitId: $visitId }) {
      __typename
      ... on RecordAnalyticsPayload {
        recorded
      }
    }
  }
`)

const FUNCTION = '/.netlify/functions/analytics'

/** The visit of a record, and its number within the visit. */
type InVisit = { readonly visitId: string; readonly sequence: number }

type Sender = {
  readonly pageView: (visit: InVisit, view: PageViewRecord) => void
  readonly event: (visit: InVisit, event: EventRecord, page: string) => void
  readonly session: (visit: InVisit, session: SessionRecord) => void
  /** Whether the member has paid, as far as the server knows; false when it does not answer. */
  readonly conversion: (visitId: string, checkoutId: string) => Promise<boolean>
}

/** A browser that cancels requests when the user leaves the page. */
const losesRequests = (): boolean =>
  document.visibilityState === 'hidden' && typeof Request === 'function' && !('keepalive' in Request.prototype)

/**
 * In the format of the legacy function, whose plain-text request needs no CORS preflight. Anonymous: it carries no
 * token.
 */
function beacon(action: string, { visitId, sequence }: InVisit, fields: Readonly<Record<string, unknown>>): void {
  navigator.sendBeacon?.(FUNCTION, JSON.stringify({ action, sessionId: visitId, sequence, ...fields }))
}

/** Sends records with the member's token, or as a beacon if that is not possible. Fails silently. */
export function createSender(client: ApolloClient): Sender {
  const mutate = <D, V extends Record<string, unknown>>(mutation: TypedDocumentNode<D, V>, variables: V) =>
    client.mutate({
      mutation,
      variables,
      context: { asViewer: true, fetchOptions: { keepalive: true } },
      // Records change nothing that a page shows.
      fetchPolicy: 'no-cache',
    } as ApolloClient.MutateOptions<D, V>)
  const send = <V extends Record<string, unknown>>(
    mutation: TypedDocumentNode<unknown, V>,
    variables: V,
    fallback: () => void,
  ): void => {
    if (losesRequests()) {
      fallback()
      return
    }
    mutate(mutation, variables).catch((error: unknown) => {
      // Thrown by fetch without a response; a request that the server rejected would be rejected again.
      if (error instanceof TypeError) fallback()
    })
  }
  const timestamp = () => new Date().toISOString()
  return {
    pageView(visit, view) {
      const input = { ...visit, ...view, timestamp: timestamp() }
      send(TrackPageViewDocument, { input }, () => {
        const { page, title, referrer, loadTime } = view
        beacon('pageView', visit, { page, title, referrer, loadTime, timestamp: input.timestamp })
      })
    },
    event(visit, { category, action, label, value }, page) {
      const input = { ...visit, category, action, label, value, page, timestamp: timestamp() }
      send(TrackEventDocument, { input }, () =>
        beacon('event', visit, {
          event_type: category,
          event_category: category,
          event_action: action,
          event_label: label,
          event_value: value,
          page,
          timestamp: input.timestamp,
        }),
      )
    },
    session(visit, session) {
      send(TrackSessionDocument, { input: { ...visit, ...session } }, () => beacon('session', visit, session))
    },
    async conversion(visitId, checkoutId) {
      // The server records the purchase itself; the function has no call that links a visit to it.
      const { data } = await mutate(TrackConversionDocument, { checkoutId, visitId }).catch(() => ({ data: null }))
      const result = data?.trackConversion
      return result?.__typename === 'RecordAnalyticsPayload' && result.recorded
    },
  }
}
