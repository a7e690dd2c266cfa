import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createAllRoutes } from '#client/all-routes.tsx'
// Registers the lazily loaded forms.
import '#client/features/accounts/sign-in/auth-view.tsx'
import { loadLateParts } from '#client/lib/later.tsx'
import { type Answers, renderRoutes } from '../../support/client/render-at.tsx'

const VIEWER = {
  __typename: 'Viewer',
  id: 'v1',
  email: 'ada@example.com',
  fullName: 'Ada',
  company: null,
  jobTitle: null,
  industry: null,
  website: null,
  bio: null,
  role: 'MEMBER',
  emailVerified: true,
  entitlement: { __typename: 'Entitlement', label: 'Basic Plan', paid: false },
}
export const signedIn = (typename: string) => ({
  __typename: typename,
  session: { __typename: 'IssuedSession', accessToken: 'secret', expiresAt: '2026-12-01T00:00:00Z' },
  viewer: VIEWER,
  deviceToken: 'a device',
})

/** Data of the screen after sign-in. */
const DASHBOARD = {
  favorites: { __typename: 'FavoriteConnection', totalCount: 0, nodes: [] },
  recentActivity: [],
  outcomeQuestion: null,
  myOutcomes: [],
  toolsExplored: 0,
  quizResult: null,
}

type Sent = { readonly operation: string; readonly variables: Record<string, unknown> }

/** Opens a sign-in URL and records requests. */
export async function open(at: string, answer: Answers = () => ({}), state?: unknown) {
  const sent: Sent[] = []
  const answers: Answers = (operation, variables, kind) => {
    if (kind !== 'mutation')
      return { categories: [], tools: { nodes: [] }, favoriteToolIds: [], viewer: VIEWER, ...DASHBOARD }
    sent.push({ operation, variables })
    return answer(operation, variables)
  }
  // Preloaded, so that a mode's form is shown at once.
  await loadLateParts()
  const { router } = renderRoutes(createAllRoutes(), { at: '/about', answers })
  await act(() => router.navigate(at, { state }))
  await screen.findByRole('heading', { level: 1 })
  return { sent, router, user: userEvent.setup() }
}

export const box = (name: string) => screen.getByLabelText(name, { exact: true }) as HTMLInputElement
export const press = (name: string) => screen.getByRole('button', { name })
export const place = (router: Awaited<ReturnType<typeof open>>['router']) =>
  router.state.location.pathname + router.state.location.search
