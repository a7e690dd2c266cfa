import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { currentSession } from '#client/lib/session.ts'
import { Component } from '#client/routes/member/team-join.tsx'
import { keepSession, MEMBER, renderForMember } from '../../support/client/member.tsx'

const JOIN = { path: '/team/join', Component }
const OPEN = { __typename: 'SeatInvitation', ownerName: 'Olive Finch', status: 'OPEN' }
const INVALID = { __typename: 'InvalidCodeError', message: 'This link has expired or was already used.' }
const BUSINESS = { __typename: 'Entitlement', label: 'Business Plan', paid: true }

type Options = {
  readonly invitation?: object
  readonly viewer?: object
  readonly accept?: () => object
  readonly at?: string
}

function open({ invitation = OPEN, viewer = {}, accept, at = '/team/join?code=abc' }: Options = {}) {
  let isAccepted = false
  const answers = (operation: string) => {
    if (operation === 'TeamJoinRoute') {
      const own = { __typename: 'Viewer', id: MEMBER.id, team: null, seat: null, ...viewer }
      return { seatInvitation: invitation, viewer: own }
    }
    if (operation === 'AcceptSeat') {
      const result = accept?.() ?? { __typename: 'AcceptSeatPayload' }
      isAccepted = true
      return { acceptSeat: result }
    }
    if (operation === 'SignOut') return { signOut: { __typename: 'SignOutPayload' } }
    return { reportClientError: { __typename: 'X' } }
  }
  const member = {
    ...MEMBER,
    get entitlement() {
      return isAccepted ? BUSINESS : MEMBER.entitlement
    },
  }
  return { ...renderForMember(JOIN, answers, at, member), user: userEvent.setup() }
}

const title = (name: string) => screen.findByRole('heading', { level: 2, name })
const accept = () => screen.getByRole('button', { name: 'Join Team' })

beforeEach(() => {
  localStorage.clear()
  keepSession()
})

describe('the link of an invitation', () => {
  it('gives the member a seat, and paid features work immediately', async () => {
    const { user } = open()
    expect(await title('Olive Finch invited you to their team')).toBeTruthy()
    expect(currentSession().user).toMatchObject({ paid: false })
    await user.click(accept())
    expect(document.activeElement).toBe(await title("You joined Olive Finch's team"))
    expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard')
    expect(currentSession().user).toMatchObject({ planLabel: 'Business Plan', paid: true })
  })

  it('offers to switch accounts when it is for another address', async () => {
    const message = 'This invitation is for another email address.'
    const { user, router } = open({ accept: () => ({ __typename: 'SeatError', code: 'WRONG_ACCOUNT', message }) })
    await title('Olive Finch invited you to their team')
    await user.click(accept())
    expect(await screen.findByText(message)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Sign in with another account' }))
    await screen.findByText('Elsewhere')
    expect(router.state.location.pathname + router.state.location.search).toBe(
      `/auth?returnTo=${encodeURIComponent('/team/join?code=abc')}`,
    )
  })

  it.each([
    ['has expired', { ...OPEN, status: 'EXPIRED' }, 'This invitation has expired'],
    ['belongs to a plan that has ended', { ...OPEN, status: 'PLAN_ENDED' }, 'This team’s plan has ended'],
    ['is used', INVALID, 'This invitation is not valid'],
    ['comes from nobody with a name', { ...OPEN, ownerName: '' }, 'A Toolfinch member invited you to their team'],
  ])('with the error %s shows it', async (_title, invitation, heading) => {
    open({ invitation })
    expect(await title(heading)).toBeTruthy()
  })

  it.each([
    ['open', OPEN],
    ['used', INVALID],
  ])('that is %s tells a team member that they are already in a team', async (_title, invitation) => {
    open({ invitation, viewer: { seat: { __typename: 'HeldSeat', ownerName: 'Otto Owl' } } })
    expect(await title('You’re already on Otto Owl’s team')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Join Team' })).toBeNull()
  })

  it('tells the owner of a Business plan that they need no seat', async () => {
    open({ viewer: { team: { __typename: 'Team', totalSeats: 5 } } })
    expect(await title('You already have a Business plan')).toBeTruthy()
  })

  it('without its code is incomplete', async () => {
    open({ at: '/team/join' })
    expect(await title('This link is incomplete')).toBeTruthy()
  })

  it('can be retried when the server was unreachable', async () => {
    let isOffline = true
    const { user } = open({
      accept: () => {
        if (isOffline) throw new Error('offline')
        return { __typename: 'AcceptSeatPayload' }
      },
    })
    await title('Olive Finch invited you to their team')
    await user.click(accept())
    expect(await screen.findByText('The invitation could not be accepted. Please try again.')).toBeTruthy()
    isOffline = false
    await user.click(accept())
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Join Team' })).toBeNull())
    expect(await title("You joined Olive Finch's team")).toBeTruthy()
  })

  it('asks a visitor to sign in and returns', async () => {
    localStorage.clear()
    const { router } = open()
    await screen.findByText('Elsewhere')
    expect(router.state.location.search).toBe(`?returnTo=${encodeURIComponent('/team/join?code=abc')}`)
  })
})
