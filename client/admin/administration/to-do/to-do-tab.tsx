import { useState } from 'react'
import { graphql } from '#client/gql/gql.ts'
import { LiveView } from '../../analytics/reports/live-view.tsx'
import { yearBefore } from '../../prices/price-age.ts'
import { useIsAdministrator } from '../../shared/is-administrator.ts'
import { NotLoaded } from '../../shared/not-loaded.tsx'
import { useFreshQuery } from '../../shared/use-fresh-query.ts'
import { FigureCards } from '../figure-cards.tsx'
import { WaitingMessages } from './waiting-messages.tsx'
import { WaitingPrices } from './waiting-prices.tsx'
import { WaitingQueue } from './waiting-queue.tsx'
import { WaitingRefunds } from './waiting-refunds.tsx'
import { WaitingReviews } from './waiting-reviews.tsx'

const ToDoQuery = graphql(`
  query ToDo($pricesBefore: Month!) {
    queue(view: WAITING, first: 5) {
      ...WaitingQueue_queue
    }
    reviewQueue {
      ...WaitingReviews_queue
    }
    editableTools(filter: { status: ACTIVE, pricesBefore: $pricesBefore }, order: BEST_KNOWN, first: 5) {
      ...WaitingPrices_tools
    }
    administration {
      ...FigureCards_figures
    }
  }
`)

/** Fields that editors may not query. */
const ToDoRequestsQuery = graphql(`
  query ToDoRequests {
    contactMessages(state: OPEN, first: 3) {
      ...WaitingMessages_messages
    }
    refundRequests(state: REQUESTED) {
      id
      ...WaitingRefunds_request
    }
  }
`)

/** What waits for somebody, with its actions: the queue, reviews, messages, old prices and refunds. */
export function Component() {
  const isAdministrator = useIsAdministrator()
  const [pricesBefore] = useState(() => yearBefore(new Date()))
  const work = useFreshQuery(ToDoQuery, { pricesBefore })
  const requests = useFreshQuery(ToDoRequestsQuery, {}, { skip: !isAdministrator })
  const failed = [work, requests].find((query) => query.failed && query.data === undefined)
  if (failed || !work.data || (isAdministrator && !requests.data)) {
    return <NotLoaded name="the work" failed={failed !== undefined} onRetry={() => failed?.onRetry()} height="h-96" />
  }
  const { queue, reviewQueue, editableTools, administration } = work.data
  return (
    <div className="grid grid-cols-1 items-start gap-x-7 gap-y-8 xl:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid grid-cols-1 gap-8">
        <WaitingQueue queue={queue} />
        <WaitingReviews queue={reviewQueue} />
        {requests.data ? <WaitingMessages messages={requests.data.contactMessages} /> : null}
        <WaitingPrices tools={editableTools} />
        {requests.data ? <WaitingRefunds requests={requests.data.refundRequests} /> : null}
      </div>
      <aside aria-label="Figures" className="grid grid-cols-1 gap-4">
        {isAdministrator ? <LiveView isNarrow /> : null}
        <FigureCards figures={administration} />
      </aside>
    </div>
  )
}
