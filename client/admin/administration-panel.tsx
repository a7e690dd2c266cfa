import { graphql } from '../gql/gql.ts'
import { isRefused } from '../lib/is-refused.ts'
import { usePageQuery } from '../lib/page-query.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { AccessDenied } from './access-denied.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { AdminRail } from './admin-rail.tsx'
import { ADMIN_SCREENS } from './admin-screens.ts'
import { adminTabOf, adminTabsFor } from './admin-tabs.ts'
import { AdministrationLoading } from './administration-loading.tsx'
import { SecondFactorNeeded, SecondFactorNotice } from './second-factor-needed.tsx'
import { IsAdministrator } from './shared/is-administrator.ts'
import { LoadedPart } from './shared/loaded-part.tsx'
import { useFreshQuery } from './shared/use-fresh-query.ts'

const AdministrationQuery = graphql(`
  query Administration {
    viewer {
      id
      email
      role
      secondFactors {
        passkeys {
          id
        }
        appConfirmedAt
        requiredFrom
      }
    }
    queue(first: 1) {
      totalCount
    }
    reviewQueue {
      total
    }
  }
`)

/** Fields that editors may not query. */
const OpenMessagesQuery = graphql(`
  query OpenMessages {
    contactMessages(state: OPEN, first: 1) {
      openCount
    }
    dataRequests(first: 1) {
      openCount
    }
    refundRequestCount
  }
`)

/** The admin screen: who is signed in, the links to the tabs, and the active tab. The API controls access to the data. */
export function AdministrationPanel() {
  const [query] = usePageQuery()
  const { data, error, onRetry } = useFreshQuery(AdministrationQuery, {})
  const isAdministrator = data?.viewer?.role === 'ADMIN'
  const { data: pending } = useFreshQuery(OpenMessagesQuery, {}, { skip: !isAdministrator })
  if (!data) {
    if (isRefused(error, ['SECOND_FACTOR_SETUP_REQUIRED'])) return <SecondFactorNeeded />
    if (isRefused(error, ['FORBIDDEN'])) return <AccessDenied signedIn />
    return error ? <Failed onRetry={onRetry} /> : <AdministrationLoading />
  }
  const open = {
    queue: data.queue.totalCount,
    reviews: data.reviewQueue.total,
    members: pending?.dataRequests.openCount ?? 0,
    messages: pending?.contactMessages.openCount ?? 0,
    refunds: pending?.refundRequestCount ?? 0,
  }
  const groups = adminTabsFor(isAdministrator)
  const active = adminTabOf(query, groups)
  return (
    <AdminFrame
      header={
        <>
          <h1 className="text-xl">Administration</h1>
          <p className="wrap-anywhere text-soft text-sm">
            {data.viewer?.email} · {data.viewer?.role.toLowerCase()}
          </p>
        </>
      }
      rail={<AdminRail groups={groups} active={active} open={open} />}
    >
      {data.viewer === null ? null : <SecondFactorNotice factors={data.viewer.secondFactors} />}
      <IsAdministrator value={isAdministrator}>
        <LoadedPart key={active} name="this tab" load={ADMIN_SCREENS[active]} />
      </IsAdministrator>
    </AdminFrame>
  )
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <EmptyState title="The admin area could not be loaded" action={<Button onClick={onRetry}>Try again</Button>}>
      <p>The server returned an unexpected response. Nothing was changed.</p>
    </EmptyState>
  )
}
