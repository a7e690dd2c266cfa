import { gql } from '@apollo/client'
import { ApolloProvider, useMutation } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
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

/** A member screen whose mutation gets these errors, after `meanwhile` has run. */
function openScreen(code: string, meanwhile = () => undefined as unknown) {
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    if (body.includes('SessionViewer')) return Response.json({ data: { viewer: MEMBER } })
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
  return router
}

const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Change' }))

beforeEach(() => {
  localStorage.clear()
  keepSession()
})
afterEach(() => vi.unstubAllGlobals())

it('leads to sign-in with a notice when a session was ended on another device', async () => {
  const router = openScreen('UNAUTHENTICATED')
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

it('does not end a session because of a response to an earlier one', async () => {
  openScreen('UNAUTHENTICATED', () => keepSession('another-token'))
  await press()
  await screen.findByText('Refused')
  expect(localStorage.getItem(SESSION_KEY)).toContain('another-token')
})
