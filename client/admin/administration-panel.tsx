import { graphql } from '../gql/gql.ts'
import { useSetPageQuery } from '../lib/go-to.ts'
import { isRefused } from '../lib/is-refused.ts'
import { usePageQuery } from '../lib/page-query.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { type Tab, Tabs } from '../ui/tabs.tsx'
import { AccessDenied } from './access-denied.tsx'
import { ADMIN_SCREENS } from './admin-screens.ts'
import { type AdminTab, adminTabOf, adminTabsFor } from './admin-tabs.ts'
import { FigureCards } from './administration/figure-cards.tsx'
import { AdministrationLoading } from './administration-loading.tsx'
import { IsAdministrator } from './shared/is-administrator.ts'
import { LoadedPart } from './shared/loaded-part.tsx'
import { useFreshQuery } from './shared/use-fresh-query.ts'

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

/** The admin screen: header, figures and tabs. The API controls access to the data. */
export function AdministrationPanel() {
  const [query] = usePageQuery()
  const setQuery = useSetPageQuery()
  const { data, error, onRetry } = useFreshQuery(AdministrationQuery, {})
  const isAdministrator = data?.viewer?.role === 'ADMIN'
  const { data: pending } = useFreshQuery(OpenMessagesQuery, {}, { skip: !isAdministrator })
  if (!data) {
    if (isRefused(error, ['FORBIDDEN'])) return <AccessDenied signedIn />
    return error ? <Failed onRetry={onRetry} /> : <AdministrationLoading />
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
            <LoadedPart key={active} name="this tab" load={ADMIN_SCREENS[active]} />
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

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <EmptyState title="The admin area could not be loaded" action={<Button onClick={onRetry}>Try again</Button>}>
      <p>The server returned an unexpected response. Nothing was changed.</p>
    </EmptyState>
  )
}
