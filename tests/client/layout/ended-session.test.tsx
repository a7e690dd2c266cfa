import { gql } from '@apollo/client'
import { ApolloProvider, useMutation } from '@apollo/client/react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MemberShell } from '#client/layout/member-shell.tsx'
import { createBrowserClient } from '#client/lib/apollo.ts'
import { PageProvider } from '#client/lib/page.tsx'
import { SESSION_KEY, storedToken } from '#client/lib/stored-session.ts'
import { keepSession, MEMBER } from '../../support/client/member.tsx'

const CHANGE = gql`
  mutation ChangeMutation {
    change
  }
`

function Screen() {
  const [change, { error }] = useMutation(CHANGE, { context: { asViewer: true } })
  return (
    <>
      <button type="button" onClick={() => void change().catch(() => undefined)}>
        Change
      </button>
      {error ? <p>Refused</p> : null}
    </>
  )
}

/** A member screen whose mutation gets these errors with any token but `another-token`, after `meanwhile` has run. */
function openScreen(code: string, meanwhile = () => undefined as unknown) {
  const sent: (string | undefined)[] = []
  vi.stubGlobal('fetch', async (_: unknown, { body, headers }: { body: string; headers: Record<string, string> }) => {
    if (body.includes('SessionViewer')) return Response.json({ data: { viewer: MEMBER } })
    sent.push(headers['authorization'])
    if (headers['authorization'] === 'Bearer another-token') return Response.json({ data: { change: true } })
    meanwhile()
    return Response.json({ data: null, errors: [{ message: 'No', extensions: { code } }] })
  })
  const router = createMemoryRouter(
    [
      { Component: MemberShell, children: [{ path: '/collections', Component: Screen }] },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/collections'] },
  )
  render(
    <ApolloProvider client={createBrowserClient({ getToken: storedToken })}>
      <PageProvider facts={{ origin: 'https://toolfinch.test', year: 2026 }} response={null}>
        <RouterProvider router={router} />
      </PageProvider>
    </ApolloProvider>,
  )
  return { router, sent }
}

const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Change' }))

beforeEach(() => {
  localStorage.clear()
  keepSession()
})
afterEach(() => vi.unstubAllGlobals())

it('leads to sign-in with a notice when a session was ended on another device', async () => {
  const { router } = openScreen('UNAUTHENTICATED')
  await press()
  expect(await screen.findByText('Elsewhere')).toBeTruthy()
  expect(router.state.location.pathname + router.state.location.search).toBe('/auth?returnTo=%2Fcollections')
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeTruthy()
  expect(localStorage.getItem(SESSION_KEY)).toBeNull()
})

it('keeps the session when the server rejects one change', async () => {
  openScreen('FORBIDDEN')
  await press()
  await screen.findByText('Refused')
  expect(localStorage.getItem(SESSION_KEY)).not.toBeNull()
  expect(screen.getByRole('button', { name: 'Change' })).toBeTruthy()
})

it('sends a change again when the token was replaced meanwhile, and keeps the session', async () => {
  const { sent } = openScreen('UNAUTHENTICATED', () => keepSession('another-token'))
  await press()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toBe('Bearer another-token')
  expect(screen.queryByText('Refused')).toBeNull()
  expect(localStorage.getItem(SESSION_KEY)).toContain('another-token')
})
