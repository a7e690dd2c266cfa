import { useQuery } from '@apollo/client/react'
import { lazy, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useOutletContext } from 'react-router-dom'
import { AccountUnreachable } from '../../features/accounts/member-screen/account-unreachable.tsx'
import { MemberOnly } from '../../features/accounts/member-screen/member-only.tsx'
import { MemberScreen } from '../../features/accounts/member-screen/member-screen.tsx'
import { ProfileFormSkeleton } from '../../features/accounts/settings/profile-form.tsx'
import { type SettingsTab, SettingsTabs } from '../../features/accounts/settings/settings-tabs.tsx'
import { SPLIT } from '../../features/accounts/settings/split.ts'
import { VerifyEmailNotice } from '../../features/accounts/settings/verify-email-notice.tsx'
import { graphql } from '../../gql/gql.ts'
import type { SetSignedOutTo } from '../../layout/member-shell.tsx'
import { useSetPageQuery } from '../../lib/go-to.ts'
import { usePageQuery } from '../../lib/page-query.ts'
import { Seo } from '../../lib/seo.tsx'
import { BackButton } from '../../ui/back-button.tsx'
import { LoadingStatus, Skeleton } from '../../ui/skeleton.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'

// Large tabs that are rarely opened.
const SubscriptionTab = lazy(async () => ({
  default: (await import('../../features/billing/subscription/subscription-tab.tsx')).SubscriptionTab,
}))

const OutcomeList = lazy(async () => ({
  default: (await import('../../features/outcomes/outcome-list.tsx')).OutcomeList,
}))

const MyReviews = lazy(async () => ({
  default: (await import('../../features/reviews/my-reviews.tsx')).MyReviews,
}))

const DeveloperTab = lazy(async () => {
  const [{ PasswordConfirmation }, { DeveloperTab: Keys }] = await Promise.all([
    import('../../features/accounts/password/password-confirmation.tsx'),
    import('../../features/integrations/developer-tab.tsx'),
  ])
  return {
    default: ({ unverified }: { readonly unverified: ReactNode }) => (
      <PasswordConfirmation>
        <Keys unverified={unverified} />
      </PasswordConfirmation>
    ),
  }
})

const SettingsRouteQuery = graphql(`
  query SettingsRoute {
    viewer {
      id
      email
      emailVerified
      ...SettingsTabs_viewer
      ...SubscriptionTab_viewer
    }
    settings {
      ...SettingSwitches_settings
    }
    catalogue {
      toolCount
    }
  }
`)

const TABS: readonly Tab<SettingsTab>[] = [
  { id: 'profile', label: 'Profile' },
  { id: 'notifications', label: 'Notifications' },
  { id: 'subscription', label: 'Subscription' },
  { id: 'privacy', label: 'Privacy & Security' },
  { id: 'developer', label: 'Developer' },
  { id: 'account', label: 'Account' },
]

const tabOf = (query: URLSearchParams): SettingsTab => TABS.find(({ id }) => id === query.get('tab'))?.id ?? 'profile'

export function Component() {
  const [query] = usePageQuery()
  const setQuery = useSetPageQuery()
  const setSignedOutTo = useOutletContext<SetSignedOutTo>()
  // Synchronously: the session ends right after, which unmounts this screen.
  const onDeleted = () => flushSync(() => setSignedOutTo('/'))
  const active = tabOf(query)
  return (
    <MemberScreen heading={<Heading />}>
      <Seo title="Settings" description="Your profile, emails, plan, privacy and account." />
      {/* The tabs are the same for everybody, so only their content has to load. */}
      <Tabs
        label="Settings"
        tabs={TABS}
        active={active}
        onChoose={(tab) => setQuery(tab === 'profile' ? {} : { tab }, { replace: true })}
      >
        <MemberOnly loading={<Loading tab={active} />}>
          <Settings active={active} onDeleted={onDeleted} />
        </MemberOnly>
      </Tabs>
    </MemberScreen>
  )
}

function Heading() {
  return (
    <>
      <BackButton />
      <h1 className="mt-2 mb-5 text-2xl lg:text-3xl">Settings</h1>
    </>
  )
}

type SettingsProps = { readonly active: SettingsTab; readonly onDeleted: () => void }

function Settings({ active, onDeleted }: SettingsProps) {
  const { data: fresh, previousData, error, refetch } = useQuery(SettingsRouteQuery, { context: { asViewer: true } })
  // A new session clears the cache; the screen stays while it reloads.
  const data = fresh ?? previousData
  if (!data?.viewer) {
    return error ? (
      <AccountUnreachable onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Loading tab={active} />
    )
  }
  return (
    <SettingsTabs
      active={active}
      viewer={data.viewer}
      settings={data.settings}
      subscription={<SubscriptionTab viewer={data.viewer} toolCount={data.catalogue.toolCount} />}
      outcomes={<OutcomeList />}
      reviews={<MyReviews />}
      developer={
        <DeveloperTab
          unverified={
            data.viewer.emailVerified ? null : (
              <VerifyEmailNotice email={data.viewer.email} className="self-start">
                Then you can create API keys and webhooks.
              </VerifyEmailNotice>
            )
          }
        />
      }
      onDeleted={onDeleted}
      loading={<Loading tab={active} />}
    />
  )
}

/** As tall as the content under each tab's heading. */
const HEIGHTS: Readonly<Record<Exclude<SettingsTab, 'profile'>, string>> = {
  notifications: 'h-72',
  subscription: 'h-64',
  privacy: 'h-[26rem]',
  developer: 'h-[26rem]',
  account: 'h-84',
}

function Loading({ tab }: { readonly tab: SettingsTab }) {
  return (
    <>
      <LoadingStatus label="Loading your settings" />
      <div className={SPLIT}>
        <Skeleton className="mb-4 h-8 w-52" />
        {tab === 'profile' ? <ProfileFormSkeleton /> : <Skeleton className={HEIGHTS[tab]} />}
      </div>
    </>
  )
}
