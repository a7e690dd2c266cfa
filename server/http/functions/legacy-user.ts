import { z } from 'zod'
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

const text = z.string().nullable()
const subscription = {
  subscription_status: z.enum(['active', 'none']).describe('`active` with a paid plan.'),
  subscription_tier: z
    .string()
    .describe('The plan, for a subscription with its period: `basic`, `pro`, `pro_monthly`. New plans can be added.'),
}
const profile = { full_name: z.string(), company: text, job_title: text, industry: text }

export const legacyUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  ...profile,
  website: text,
  bio: text,
  role: z.string().describe('`member`, `editor` or `admin`. New roles can be added.'),
  created_at: z.string().describe('A moment in ISO 8601.'),
  ...subscription,
  user_metadata: z.object({ ...profile, name: z.string() }),
  identities: z.array(z.unknown()).max(0).describe('Always empty.'),
})

export const legacySessionSchema = z.object({
  access_token: z.string().describe('Send it as `Authorization: Bearer TOKEN`.'),
  refresh_token: z.null().describe('Always null: sign in again when the session has ended.'),
  expires_at: z.string().describe('A moment in ISO 8601.'),
  user: legacyUserSchema,
})

export const legacySubscriptionSchema = z.object({ ...subscription, plan: z.enum(['free', 'pro', 'business']) })

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
