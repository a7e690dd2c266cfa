import { AdminShell } from '#client/admin/admin-shell.tsx'
import { MemberShell } from '#client/layout/member-shell.tsx'
import { SESSION_KEY } from '#client/lib/stored-session.ts'
import { routeAt } from '#core/routes/all-routes.ts'
import type { RouteLayout } from '#core/routes/route-row.ts'
import { type Answers, renderRoutes } from './render-at.tsx'

export const MEMBER = {
  __typename: 'Viewer',
  id: '0195f0aa-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  emailVerified: true,
  role: 'MEMBER',
  fullName: 'Ada Finch',
  company: 'Nest',
  jobTitle: null,
  industry: 'Legal',
  website: null,
  bio: null,
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-02-07T10:00:00.000Z',
  entitlement: { __typename: 'Entitlement', label: 'Basic Plan', paid: false },
} as const

/** The catalog as member screens ask for it. */
export const CATALOGUE = { __typename: 'Catalogue', toolCount: 1_204 } as const

/** jsdom has no modal dialogs; the browser tests check their focus. */
export function giveDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}

/** Stores a session in this browser, as signing in does. */
export function keepSession(token = 'a-token'): void {
  const user = { id: MEMBER.id, email: MEMBER.email, fullName: MEMBER.fullName, planLabel: 'Basic Plan', paid: false }
  localStorage.setItem(SESSION_KEY, JSON.stringify({ access_token: token, user }))
}

/** Layouts nested in the public one. */
const SHELLS: Partial<Record<RouteLayout, () => React.ReactNode>> = { member: MemberShell, admin: AdminShell }

type Screen = { readonly path: string; readonly Component: () => React.ReactNode }

/** Renders a screen for a member, in the layout of its row, with its possible destinations. */
export function renderForMember({ path, Component }: Screen, answers: Answers, at = path, viewer: object = MEMBER) {
  const screen = { path, element: <Component /> }
  const Shell = SHELLS[routeAt(path)?.layout ?? 'public']
  return renderRoutes(
    [Shell === undefined ? screen : { Component: Shell, children: [screen] }, { path: '*', element: <p>Elsewhere</p> }],
    {
      at,
      answers: (operation, ...rest) => (operation === 'SessionViewer' ? { viewer } : answers(operation, ...rest)),
    },
  )
}
