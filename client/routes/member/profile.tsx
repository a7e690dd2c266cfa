import { useQuery } from '@apollo/client/react'
import type { ResultOf } from '@graphql-typed-document-node/core'
import type { ReactNode } from 'react'
import { PROFILE_INDUSTRIES } from '#core/accounts/industries.ts'
import { momentDayText } from '#core/display/dates.ts'
import { safeWebsiteUrl } from '#core/website-url.ts'
import { AccountUnreachable } from '../../features/accounts/member-screen/account-unreachable.tsx'
import { MemberOnly } from '../../features/accounts/member-screen/member-only.tsx'
import { MemberScreen } from '../../features/accounts/member-screen/member-screen.tsx'
import { PasswordPart } from '../../features/accounts/password/security-card.tsx'
import { ProfileForm, ProfileFormSkeleton } from '../../features/accounts/settings/profile-form.tsx'
import { ResendEmail } from '../../features/accounts/settings/resend-email.tsx'
import { graphql } from '../../gql/gql.ts'

import { Seo } from '../../lib/seo.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadingStatus, Skeleton } from '../../ui/skeleton.tsx'

const ProfileRouteQuery = graphql(`
  query ProfileRoute {
    viewer {
      id
      email
      emailVerified
      fullName
      company
      jobTitle
      industry
      website
      bio
      createdAt
      updatedAt
      entitlement {
        label
      }
      ...ProfileForm_viewer
    }
  }
`)

type Member = NonNullable<ResultOf<typeof ProfileRouteQuery>['viewer']>

/** Account IDs are long; the first characters are enough for support. */
const SHOWN_ID_LENGTH = 8
const TEXTS = {
  done: 'Profile updated successfully!',
  failure: 'Failed to update profile. Please try again.',
}

export function Component() {
  return (
    <MemberScreen heading={<h1 className="text-2xl lg:text-3xl">Profile Settings</h1>}>
      <Seo title="Profile Settings" description="Your account and profile details." />
      <MemberOnly loading={<Loading />}>
        <Profile />
      </MemberOnly>
    </MemberScreen>
  )
}

function Profile() {
  const { data, previousData, error, refetch } = useQuery(ProfileRouteQuery, { context: { asViewer: true } })
  // A new session clears the cache; the screen stays while it reloads.
  const viewer = (data ?? previousData)?.viewer
  if (viewer) return <ProfileView viewer={viewer} />
  return error ? <AccountUnreachable onRetry={() => void refetch().catch(() => undefined)} /> : <Loading />
}

function ProfileView({ viewer }: { readonly viewer: Member }) {
  return (
    <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Part id="information" title="Account Information">
        <ProfileForm viewer={viewer} industries={PROFILE_INDUSTRIES} texts={TEXTS} nameRequired outcome="beside" />
      </Part>
      <div className="grid gap-6">
        <Part id="summary" title="Profile Summary">
          <Summary viewer={viewer} />
        </Part>
        <Part id="security" title="Security">
          <PasswordPart email={viewer.email} />
        </Part>
        <Part id="stats" title="Account Stats">
          <Facts
            facts={[
              ['Member since', momentDayText(viewer.createdAt)],
              ['Last updated', momentDayText(viewer.updatedAt)],
              ['Account type', viewer.entitlement.label],
              ['Account ID', viewer.id.slice(0, SHOWN_ID_LENGTH)],
            ]}
          />
        </Part>
      </div>
    </div>
  )
}

type PartProps = { readonly id: string; readonly title: string; readonly children: ReactNode }

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <Card className="p-5">
        <h2 id={id} className="mb-4 text-xl">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  )
}

function Summary({ viewer }: { readonly viewer: Member }) {
  const website = safeWebsiteUrl(viewer.website)
  const work = [viewer.jobTitle, viewer.company].filter(Boolean).join(', ')
  return (
    <div className="wrap-anywhere grid gap-1 text-sm">
      <p className="font-semibold text-base">{viewer.fullName}</p>
      <p>
        {viewer.email} <span className="text-soft">({viewer.emailVerified ? 'verified' : 'not verified yet'})</span>
      </p>
      {viewer.emailVerified ? null : <ResendEmail />}
      {work === '' ? null : <p>{work}</p>}
      {viewer.industry ? <p className="text-soft">{viewer.industry}</p> : null}
      {website === null ? null : (
        <p>
          <a href={website} className="link" target="_blank" rel="noopener noreferrer nofollow">
            {website}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      )}
      {viewer.bio ? <p className="mt-2 whitespace-pre-line text-soft">{viewer.bio}</p> : null}
    </div>
  )
}

function Facts({ facts }: { readonly facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid gap-2 text-sm tabular-nums">
      {facts.map(([term, text]) => (
        <div
          key={term}
          className="flex flex-wrap justify-between gap-x-4 border-line border-t pt-2 first:border-t-0 first:pt-0"
        >
          <dt className="text-soft">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Loading() {
  return (
    <>
      <LoadingStatus label="Loading your profile" />
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card className="p-5">
          <Skeleton className="mb-4 h-8 w-52" />
          <ProfileFormSkeleton />
        </Card>
        <div className="grid gap-6">
          <Skeleton className="h-36" />
          <Skeleton className="h-42" />
          <Skeleton className="h-58" />
        </div>
      </div>
    </>
  )
}
