import { graphql } from '../gql/gql.ts'
import type { LegacyUser_viewerFragment } from '../gql/graphql.ts'

export const LegacyUser = graphql(`
  fragment LegacyUser_viewer on Viewer {
    id
    email
    emailVerified
    fullName
    company
    jobTitle
    industry
    website
    bio
    role
    createdAt
    entitlement {
      plan
      paid
      period
    }
  }
`)

export const LegacySession = graphql(`
  fragment LegacySession_session on IssuedSession {
    accessToken
    expiresAt
  }
`)

const PERIODS = { MONTH: 'monthly', YEAR: 'annual' } as const

/**
 * A member's plan in the legacy format. `active` always means paid, even while a failed renewal can still be paid. Only
 * subscription tiers include the period, such as `pro_monthly`.
 */
export const toLegacySubscription = ({ entitlement: { plan, paid, period } }: LegacyUser_viewerFragment) => {
  const tier = plan.toLowerCase()
  return {
    subscription_status: paid ? 'active' : 'none',
    subscription_tier: period ? `${tier}_${PERIODS[period]}` : tier,
  }
}

/** `free`, `pro` or `business`. */
export const toLegacyPlan = ({ entitlement: { plan } }: LegacyUser_viewerFragment): string =>
  plan === 'BASIC' ? 'free' : plan.toLowerCase()

export const toLegacyUser = (viewer: LegacyUser_viewerFragment) => {
  const { id, email, fullName, company, jobTitle, industry, website, bio } = viewer
  const shared = { full_name: fullName, company, job_title: jobTitle, industry }
  return {
    id,
    email,
    email_verified: viewer.emailVerified,
    ...shared,
    website,
    bio,
    role: viewer.role.toLowerCase(),
    created_at: viewer.createdAt,
    ...toLegacySubscription(viewer),
    user_metadata: { ...shared, name: fullName },
    identities: [],
  }
}
