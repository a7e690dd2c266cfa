import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component } from '#client/routes/member/settings.tsx'
import { CATALOGUE, MEMBER, renderForMember } from '../../support/client/member.tsx'

const SETTINGS = { path: '/settings', Component }
export const CHOSEN = {
  __typename: 'MemberSettings',
  id: MEMBER.id,
  emailUpdates: false,
  emailMarketing: false,
  emailRecommendations: false,
  priceAlerts: false,
  outcomeQuestions: true,
  keepHistory: true,
}
const session = (id: string, current: boolean) => ({
  __typename: 'Session',
  id,
  current,
  usedAt: '2026-03-04T12:00:00.000Z',
  userAgent: `Browser ${id}`,
  ipAddress: null,
})
const VIEWER = {
  ...MEMBER,
  entitlement: { ...MEMBER.entitlement, plan: 'BASIC', until: null },
  planSources: [],
  subscription: null,
  payments: [],
  sessions: [session('one', true), session('two', false)],
}

const NO_FACTORS = {
  __typename: 'SecondFactors',
  ...{ passkeys: [], passkeysAvailable: true, appConfirmedAt: null, recoveryCodesLeft: 0 },
  ...{ requiredFrom: null, resetAt: null },
}

const viewer = (parts: object) => ({ viewer: { __typename: 'Viewer', id: MEMBER.id, ...parts } })
/** What a member who has nothing there gets. */
const EMPTY = {
  TeamSection: viewer({ team: null, seat: null }),
  SecondFactors: viewer({ secondFactors: NO_FACTORS }),
  RecentEvents: viewer({ securityEvents: [] }),
  MyOutcomes: { viewer: MEMBER, myOutcomes: [] },
  MyReviews: { myReviews: [] },
  ReportClientError: { reportClientError: { __typename: 'X' } },
  SignOut: { signOut: { __typename: 'SignOutPayload' } },
}

export type Answer = (variables: Record<string, unknown>) => unknown

/** The settings of a member, whose parts are empty unless a mutation or query has an answer here. */
export async function openSettings(tab: string, mutations: Readonly<Record<string, Answer>> = {}) {
  const sent: unknown[] = []
  const at = tab === 'profile' ? '/settings' : `/settings?tab=${tab}`
  const answers = (operation: string, variables: Record<string, unknown>) => {
    if (operation in EMPTY && mutations[operation] === undefined) return EMPTY[operation as keyof typeof EMPTY]
    if (operation === 'SettingsRoute') return { viewer: VIEWER, settings: CHOSEN, catalogue: CATALOGUE }
    sent.push(variables)
    return mutations[operation]?.(variables)
  }
  const result = renderForMember(SETTINGS, answers, at)
  await screen.findByRole('tabpanel')
  return { ...result, sent, user: userEvent.setup() }
}

export const fail = () => {
  throw new Error('offline')
}
