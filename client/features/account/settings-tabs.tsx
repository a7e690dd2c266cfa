import { lazy, type ReactNode, Suspense } from 'react'
import { SETTINGS_INDUSTRIES } from '../../../core/accounts/industries.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import type { SettingsTabs_viewerFragment } from '../../gql/graphql.ts'
import { ProfileForm } from './profile-form.tsx'
import { type Setting, SettingSwitches } from './setting-switches.tsx'
import type { SettingSwitches_settings } from './use-update-settings.ts'

// The tabs that are seldom opened, and heavy.
const SubscriptionTab = lazy(async () => ({ default: (await import('./subscription-tab.tsx')).SubscriptionTab }))
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
    ...SubscriptionTab_viewer
  }
`)

export type SettingsTab = 'profile' | 'notifications' | 'subscription' | 'privacy' | 'account'

const PROFILE_TEXTS = { done: 'Profile updated successfully', failure: 'Failed to update profile' }

const EMAILS: readonly Setting[] = [
  {
    name: 'priceAlerts',
    label: 'Price alerts',
    hint: 'An email when the price of a tool you saved changes, at most one a day. Needs a confirmed email address.',
  },
  { name: 'emailUpdates', label: 'Product updates', hint: 'What is new, by email.' },
  { name: 'emailMarketing', label: 'Offers', hint: 'Offers and news of plans, by email.' },
  { name: 'emailRecommendations', label: 'Recommendations', hint: 'Tools that may suit you, by email.' },
]

type SettingsTabsProps = {
  readonly active: SettingsTab
  readonly viewer: FragmentType<typeof SettingsTabs_viewer>
  readonly settings: FragmentType<typeof SettingSwitches_settings>
  /** Tools in the catalogue now. */
  readonly toolCount: number
  readonly onDeleted: () => void
  /** Holds the place of a tab whose code is under way. */
  readonly loading: ReactNode
}

/** What is in the chosen tab. The form of the profile stays, so that what was typed into it is still there. */
export function SettingsTabs({ active, viewer: masked, ...rest }: SettingsTabsProps) {
  const viewer = readFragment(SettingsTabs_viewer, masked)
  return (
    <>
      <section aria-labelledby="profile" hidden={active !== 'profile'} className="max-w-prose">
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

function OtherTab({ active, viewer, settings, toolCount, onDeleted, loading }: OtherTabProps) {
  switch (active) {
    case 'profile':
      return null
    case 'notifications':
      return (
        <section aria-labelledby="email">
          <h2 id="email" className="text-xl">
            Email notifications
          </h2>
          <p className="mt-1 mb-5 max-w-prose text-soft text-sm">
            Emails that your account needs, such as for a forgotten password, are sent in any case.
          </p>
          <SettingSwitches legend="Email notifications" items={EMAILS} settings={settings} />
        </section>
      )
    case 'subscription':
      return (
        <Suspense fallback={loading}>
          <SubscriptionTab viewer={viewer} toolCount={toolCount} />
        </Suspense>
      )
    case 'privacy':
      return (
        <Suspense fallback={loading}>
          <PrivacyTab email={viewer.email} sessions={viewer.sessions} settings={settings} />
        </Suspense>
      )
    case 'account':
      return (
        <Suspense fallback={loading}>
          <AccountTab onDeleted={onDeleted} />
        </Suspense>
      )
  }
}
