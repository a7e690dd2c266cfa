import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { useQuery } from '@apollo/client/react'
import { graphql } from '../gql/gql.ts'
import { useSetPageQuery } from '../lib/go-to.ts'
import { usePageQuery } from '../lib/page-query.ts'
import { useLoaded } from '../lib/use-loaded.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadingStatus, Skeleton } from '../ui/skeleton.tsx'
import { type Tab, Tabs } from '../ui/tabs.tsx'
import { AccessDenied } from './access-denied.tsx'
import { ADMIN_SCREENS } from './admin-screens.ts'
import { type AdminTab, adminTabOf, adminTabsFor } from './admin-tabs.ts'
import { FigureCards } from './administration/figure-cards.tsx'
import { AdministrationLoading } from './administration-loading.tsx'
import { IsAdministrator } from './shared/is-administrator.ts'

const AdministrationQuery = graphql(`
  query Administration {
    viewer {
      id
      email
      role
    }
    administration {
      ...FigureCards_figures
    }
    queue(first: 1) {
      totalCount
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

const isForbidden = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'FORBIDDEN')

/** The admin screen: header, figures and tabs. The API controls access to the data. */
export function AdministrationPanel() {
  const [query] = usePageQuery()
  const setQuery = useSetPageQuery()
  const { data, error, refetch } = useQuery(AdministrationQuery, {
    context: { asViewer: true },
    fetchPolicy: 'cache-and-network',
  })
  const isAdministrator = data?.viewer?.role === 'ADMIN'
  const { data: pending } = useQuery(OpenMessagesQuery, {
    context: { asViewer: true },
    fetchPolicy: 'cache-and-network',
    skip: !isAdministrator,
  })
  if (!data) {
    if (isForbidden(error)) return <AccessDenied signedIn />
    return error ? <Failed onRetry={() => void refetch().catch(() => undefined)} /> : <AdministrationLoading />
  }
  const open = {
    queue: data.queue.totalCount,
    members: pending?.dataRequests.openCount ?? 0,
    messages: pending?.contactMessages.openCount ?? 0,
    refunds: pending?.refundRequestCount ?? 0,
  }
  const tabs = adminTabsFor(isAdministrator)
  const active = adminTabOf(query, tabs)
  return (
    <>
      <h1 className="text-2xl lg:text-3xl">Administration</h1>
      <p className="wrap-anywhere mt-2 text-soft">
        {data.viewer?.email} · {data.viewer?.role.toLowerCase()}
      </p>
      <FigureCards figures={data.administration} />
      <div className="mt-6">
        <Tabs
          label="Administration"
          tabs={withOpen(tabs, open)}
          active={active}
          onChoose={(tab) => setQuery(tab === tabs[0]?.id ? {} : { tab }, { replace: true })}
        >
          <IsAdministrator value={isAdministrator}>
            <TabContent key={active} active={active} />
          </IsAdministrator>
        </Tabs>
      </div>
    </>
  )
}

/** The tabs, each with the number of pending items. */
const withOpen = (
  tabs: readonly Tab<AdminTab>[],
  open: Readonly<Partial<Record<AdminTab, number>>>,
): readonly Tab<AdminTab>[] =>
  tabs.map((tab) => (open[tab.id] ? { ...tab, label: `${tab.label} (${open[tab.id]})` } : tab))

function TabContent({ active }: { readonly active: AdminTab }) {
  const screen = useLoaded(ADMIN_SCREENS[active], true)
  if (screen === null) {
    return (
      <>
        <LoadingStatus label="Loading this tab" />
        <Skeleton className="h-96" />
      </>
    )
  }
  return <screen.Component />
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <EmptyState title="The admin area could not be loaded" action={<Button onClick={onRetry}>Try again</Button>}>
      <p>The server returned an unexpected response. Nothing was changed.</p>
    </EmptyState>
  )
}
