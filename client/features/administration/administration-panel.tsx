import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { useQuery } from '@apollo/client/react'
import { graphql } from '../../gql/gql.ts'
import { usePageQuery } from '../../lib/page-query.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { AccessDenied } from './access-denied.tsx'
import { ADMIN_TABS, type AdminTab, adminTabOf } from './admin-tabs.ts'
import { AdministrationLoading } from './administration-loading.tsx'
import { AuditTab } from './audit/audit-tab.tsx'
import { FigureCards } from './figure-cards.tsx'
import { InboxTab } from './inbox/inbox-tab.tsx'
import { PagesTab } from './pages/pages-tab.tsx'
import { PlannedTab } from './planned-tab.tsx'

const AdministrationQuery = graphql(`
  query AdministrationQuery {
    viewer {
      id
      email
      role
    }
    administration {
      ...FigureCards_figures
    }
    contactMessages(state: OPEN, first: 1) {
      openCount
    }
    pageReports(first: 1) {
      openCount
    }
  }
`)

const isForbidden = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'FORBIDDEN')

/** The administrators' screen: header, figures and tabs. The API decides who sees anything in it. */
export function AdministrationPanel() {
  const [query, setQuery] = usePageQuery()
  const { data, error, refetch } = useQuery(AdministrationQuery, {
    context: { asViewer: true },
    fetchPolicy: 'cache-and-network',
  })
  const active = adminTabOf(query)
  if (!data) {
    if (isForbidden(error)) return <AccessDenied signedIn />
    return error ? <Failed onRetry={() => void refetch().catch(() => undefined)} /> : <AdministrationLoading />
  }
  const open = { messages: data.contactMessages.openCount, reports: data.pageReports.openCount }
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
          tabs={tabsWith(open.messages + open.reports)}
          active={active}
          onChoose={(tab) => setQuery(tab === 'analytics' ? {} : { tab }, { replace: true })}
        >
          <TabContent active={active} open={open} />
        </Tabs>
      </div>
    </>
  )
}

/** The tabs, with the number of messages and reports that wait. */
const tabsWith = (open: number): readonly Tab<AdminTab>[] =>
  ADMIN_TABS.map((tab) => (tab.id === 'messages' && open > 0 ? { ...tab, label: `${tab.label} (${open})` } : tab))

type TabContentProps = {
  readonly active: AdminTab
  readonly open: { readonly messages: number; readonly reports: number }
}

function TabContent({ active, open }: TabContentProps) {
  if (active === 'seo') return <PagesTab />
  if (active === 'messages') return <InboxTab open={open} />
  if (active === 'audit') return <AuditTab />
  return active === 'analytics' ? (
    <PlannedTab title="Analytics Upload" text="Analytics files cannot be uploaded yet." />
  ) : (
    <PlannedTab title="AI Research" text="AI tool research cannot be started yet." />
  )
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <EmptyState title="The administration could not be loaded" action={<Button onClick={onRetry}>Try again</Button>}>
      <p>The server did not answer as expected. Nothing was changed.</p>
    </EmptyState>
  )
}
