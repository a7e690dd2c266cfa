import { lazy, type ReactNode, Suspense } from 'react'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { SettingsTabs_viewerFragment } from '#client/gql/graphql.ts'
import { SETTINGS_INDUSTRIES } from '#core/accounts/industries.ts'
import { ProfileForm } from './profile-form.tsx'
import { type Setting, SettingSwitches } from './setting-switches.tsx'
import { SPLIT } from './split.ts'
import type { SettingSwitches_settings } from './use-update-settings.ts'

// Tabs that are large and rarely opened.
const PrivacyTab = lazy(async () => ({ default: (await import('./privacy-tab.tsx')).PrivacyTab }))
const AccountTab = lazy(async () => ({ default: (await import('./account-tab.tsx')).AccountTab }))

const SettingsTabs_viewer = graphql(`
  fragment SettingsTabs_viewer on Viewer {
    id
    email
    sessions {
      id
      ...SessionsList_session
    }
    ...ProfileForm_viewer
  }
`)

export type SettingsTab = 'profile' | 'notifications' | 'subscription' | 'privacy' | 'developer' | 'account'

const PROFILE_TEXTS = { done: 'Profile updated successfully', failure: 'Failed to update profile' }

const EMAILS: readonly Setting[] = [
  {
    name: 'priceAlerts',
    label: 'Price alerts',
    hint: 'An email when the price of a saved tool changes, at most one a day. Requires a verified email address.',
  },
  {
    name: 'emailRecommendations',
    label: 'Recommendations',
    hint: 'One email per list, about two weeks after your quiz, that asks whether you chose one of its tools. At most one a month. Requires a verified email address.',
  },
  {
    name: 'emailUpdates',
    label: 'Product updates',
    hint: 'A summary of what is new for members. We don’t send any yet.',
  },
  { name: 'emailMarketing', label: 'Offers', hint: 'Discounts and plan news. We don’t send any yet.' },
]

type SettingsTabsProps = {
  readonly active: SettingsTab
  readonly viewer: FragmentType<typeof SettingsTabs_viewer>
  readonly settings: FragmentType<typeof SettingSwitches_settings>
  /** The content of the subscription tab, which another feature provides. */
  readonly subscription: ReactNode
  /** The member's answers about lists, which another feature provides. */
  readonly outcomes: ReactNode
  /** The member's reviews, which another feature provides. */
  readonly reviews: ReactNode
  /** The content of the developer tab. */
  readonly developer: ReactNode
  readonly onDeleted: () => void
  /** Placeholder for a tab whose code is loading. */
  readonly loading: ReactNode
}

/** The content of the selected tab. The profile form stays mounted, so that unsaved input is kept. */
export function SettingsTabs({ active, viewer: masked, ...rest }: SettingsTabsProps) {
  const viewer = readFragment(SettingsTabs_viewer, masked)
  return (
    <>
      <section aria-labelledby="profile" hidden={active !== 'profile'} className={SPLIT}>
        <h2 id="profile" className="mb-4 text-xl">
          Your profile
        </h2>
        <ProfileForm
          viewer={viewer}
          industries={SETTINGS_INDUSTRIES}
          texts={PROFILE_TEXTS}
          nameRequired={false}
          outcome="toast"
        />
      </section>
      <OtherTab active={active} viewer={viewer} {...rest} />
    </>
  )
}

type OtherTabProps = Omit<SettingsTabsProps, 'viewer'> & { readonly viewer: SettingsTabs_viewerFragment }

function OtherTab(props: OtherTabProps) {
  const { active, viewer, settings, subscription, outcomes, reviews, developer, onDeleted, loading } = props
  switch (active) {
    case 'profile':
      return null
    case 'notifications':
      return (
        <section aria-labelledby="email" className={SPLIT}>
          <div>
            <h2 id="email" className="text-xl">
              Email notifications
            </h2>
            <p className="mt-1 mb-5 max-w-prose text-soft text-sm">
              Essential account emails, such as password resets, are always sent.
            </p>
          </div>
          <SettingSwitches legend="Email notifications" items={EMAILS} settings={settings} />
        </section>
      )
    case 'subscription':
      return <Suspense fallback={loading}>{subscription}</Suspense>
    case 'privacy':
      return (
        <Suspense fallback={loading}>
          <PrivacyTab
            email={viewer.email}
            sessions={viewer.sessions}
            settings={settings}
            outcomes={outcomes}
            reviews={reviews}
          />
        </Suspense>
      )
    case 'developer':
      return <Suspense fallback={loading}>{developer}</Suspense>
    case 'account':
      return (
        <Suspense fallback={loading}>
          <AccountTab onDeleted={onDeleted} />
        </Suspense>
      )
  }
}
