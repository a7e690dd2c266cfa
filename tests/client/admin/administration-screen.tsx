import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { storedSession } from '#client/lib/stored-session.ts'
import { Component } from '#client/routes/admin/administration.tsx'
import { giveDialogs, keepSession, MEMBER, renderForMember } from '../../support/client/member.tsx'
import type { Answers } from '../../support/client/render-at.tsx'

const SCREEN = { path: '/admin', Component }
export const SECOND_FACTORS = {
  __typename: 'SecondFactors',
  passkeys: [] as object[],
  appConfirmedAt: '2026-06-01T00:00:00.000Z' as string | null,
  requiredFrom: '2026-12-14T12:00:00.000Z',
}
export const ADMINISTRATOR = { ...MEMBER, role: 'ADMIN', secondFactors: SECOND_FACTORS }

const NO_REVIEWS = { __typename: 'ReviewQueue', total: 0, items: [] as object[] }

export const FIGURES = {
  viewer: ADMINISTRATOR,
  queue: { __typename: 'QueuePage', totalCount: 1 },
  reviewQueue: NO_REVIEWS,
}

/** Nothing waits. */
export const NO_WORK = {
  queue: { __typename: 'QueuePage', totalCount: 0, nodes: [] as object[] },
  reviewQueue: NO_REVIEWS,
  editableTools: { __typename: 'EditableToolsPage', totalCount: 0, nodes: [] as object[] },
  administration: {
    __typename: 'Administration',
    memberCount: 12,
    toolCount: 1_204,
    startedAt: new Date(Date.now() - 3 * 86_400_000 - 60_000).toISOString(),
  },
}
export const NO_REQUESTS = {
  contactMessages: { __typename: 'ContactMessagesPage', totalCount: 0, nodes: [] as object[] },
  refundRequests: [] as object[],
}
export const NO_VISITS = {
  __typename: 'LiveAnalytics',
  minutes: [],
  pages: [],
  views: 0,
  visits: 0,
  losses: null,
  updatedAt: '2026-06-03T16:05:00.000Z',
}

const OPEN_MESSAGES = {
  contactMessages: { __typename: 'ContactMessagesPage', openCount: 2 },
  dataRequests: { __typename: 'DataRequestsPage', openCount: 4 },
  refundRequestCount: 3,
}

export const page = (id: string, changes: object = {}) => ({
  __typename: 'ProgrammaticPage',
  id,
  title: `Title of ${id}`,
  urlSlug: `compare/${id}`,
  path: `/compare/${id}`,
  type: 'COMPARISON',
  status: 'PUBLISHED',
  gateStatus: 'PUBLISHED',
  gateProblems: [],
  lastUpdated: '2026-06-03T10:00:00.000Z',
  deletedAt: null,
  description: `Description of ${id}`,
  generatedTitle: `Generated title of ${id}`,
  generatedDescription: `Generated description of ${id}`,
  content: `<p>Content of ${id}, see <a href="/tool/x">x</a></p>`,
  wordCount: 1_234,
  distinctFacts: [],
  views: 7,
  ...changes,
})

export const STATISTICS = {
  __typename: 'ProgrammaticPageStatistics',
  total: 61,
  published: 41,
  comparison: 31,
  category: 21,
  industry: 11,
  feature: 5,
}

export const NO_REVISIONS = { __typename: 'PageRevisionsPage', totalCount: 0, nodes: [] }

type Answer = (variables: Record<string, unknown>) => unknown

/** Renders the screen and returns sent mutations. A function in `given` responds to its operation instead. */
export async function openAdministration(at: string, given: Readonly<Record<string, Answer>> = {}, role = 'ADMIN') {
  const sent: { readonly operation: string; readonly variables: Record<string, unknown> }[] = []
  const mutations: typeof sent = []
  const defaults: Readonly<Record<string, unknown>> = {
    Administration: { ...FIGURES, viewer: { ...ADMINISTRATOR, role } },
    OpenMessages: OPEN_MESSAGES,
    ToDo: NO_WORK,
    ToDoRequests: NO_REQUESTS,
    LiveAnalytics: { liveAnalytics: NO_VISITS },
    AnalyticsImports: {
      analyticsImports: { __typename: 'AnalyticsImportsPage', totalCount: 0, nodes: [] },
    },
    ProgrammaticPageStatistics: { programmaticPageStatistics: STATISTICS },
    PageGeneration: { pageGeneration: null },
    ProgrammaticPages: {
      programmaticPages: { __typename: 'ProgrammaticPagesPage', totalCount: 2, nodes: [page('a'), page('b')] },
    },
    WaitingRevisions: { pageRevisions: NO_REVISIONS },
    ReportClientError: { reportClientError: { __typename: 'X' } },
  }
  const answers: Answers = (operation, variables, kind) => {
    if (operation !== 'ReportClientError') {
      sent.push({ operation, variables })
      if (kind === 'mutation') mutations.push({ operation, variables })
    }
    return given[operation]?.(variables) ?? defaults[operation]
  }
  const result = renderForMember(SCREEN, answers, at, ADMINISTRATOR)
  await screen.findByRole('navigation', { name: 'Administration' })
  await waitFor(() => expect(screen.queryByText('Loading this tab')).toBeNull())
  const user = userEvent.setup()
  /** The variables of each request of an operation. */
  const requests = (operation: string) =>
    sent.filter((one) => one.operation === operation).map(({ variables }) => variables)
  return { ...result, user, sent, requests, mutations: () => mutations }
}

export const fail = () => {
  throw new Error('offline')
}

/** A separate token per test, because session checks are cached by token. */
let tokens = 0

/** A session not yet verified by the server. */
export function keepAdministrator(): void {
  storedSession.remove()
  tokens += 1
  keepSession(`token-${tokens}`)
}

/** Prepares each test of the file. */
export function prepareAdministration(): void {
  beforeAll(giveDialogs)
  beforeEach(keepAdministrator)
  afterEach(() => {
    // Toasts outlive their screen.
    for (const region of document.querySelectorAll('body > div > [role=status]')) region.remove()
  })
}

export const done = (typename: string, field: string) => () => ({ [field]: { __typename: typename } })
