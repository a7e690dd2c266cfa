import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
// Preloaded, so that no test waits for it.
import '#client/features/billing/subscription/subscription-tab.tsx'
import { currentSession } from '#client/lib/session.ts'
import { Component } from '#client/routes/member/settings.tsx'
import { CATALOGUE, giveDialogs, keepSession, MEMBER, renderForMember } from '../../support/client/member.tsx'

const VIEWER = {
  ...MEMBER,
  entitlement: { ...MEMBER.entitlement, plan: 'BUSINESS', paid: true, until: null },
  sessions: [],
  planSources: [],
  subscription: null,
  payments: [],
}
const SETTINGS = {
  emailUpdates: false,
  emailMarketing: false,
  emailRecommendations: false,
  priceAlerts: false,
  outcomeQuestions: true,
  keepHistory: true,
}
const seat = (name: string, state = 'INVITED') => ({
  __typename: 'TeamSeat',
  id: `seat-${name}`,
  email: `${name}@example.com`,
  state,
  since: '2026-03-04T12:00:00.000Z',
  memberName: state === 'ACTIVE' ? `${name} Wren` : null,
})
const team = (seats: readonly ReturnType<typeof seat>[], nextInvoiceCents: number | null = null) => ({
  __typename: 'Team',
  totalSeats: 5,
  usedSeats: seats.filter(({ state }) => state === 'ACTIVE').length,
  reservedSeats: seats.filter(({ state }) => state === 'INVITED').length,
  nextInvoiceCents,
  seats,
})
const HELD = { __typename: 'HeldSeat', ownerName: 'Olive Finch', since: '2026-03-04T12:00:00.000Z', active: true }

type Parts = { readonly team?: object | null; readonly seat?: object | null }
type Mutations = Readonly<Record<string, (variables: Record<string, unknown>) => unknown>>

async function openTab(parts: Parts | (() => Parts), mutations: Mutations = {}) {
  const sent: unknown[] = []
  const answers = (operation: string, variables: Record<string, unknown>) => {
    if (operation === 'SettingsRoute') return { viewer: VIEWER, settings: SETTINGS, catalogue: CATALOGUE }
    if (operation === 'ReportClientError') return { reportClientError: { __typename: 'X' } }
    if (operation === 'TeamSection') {
      const now = typeof parts === 'function' ? parts() : parts
      return { viewer: { __typename: 'Viewer', id: MEMBER.id, team: null, seat: null, ...now } }
    }
    sent.push(variables)
    return mutations[operation]?.(variables)
  }
  renderForMember({ path: '/settings', Component }, answers, '/settings?tab=subscription')
  await screen.findByRole('tabpanel')
  return { sent, user: userEvent.setup() }
}

const rows = async () => within(await screen.findByRole('list', { name: 'Members and invitations' }))
const offline = () => {
  throw new Error('offline')
}

beforeAll(giveDialogs)
beforeEach(() => {
  localStorage.clear()
  keepSession()
})

describe('a team', () => {
  it('lists members, open and expired invitations, and the number of seats used', async () => {
    await openTab({ team: team([seat('ada', 'ACTIVE'), seat('bob'), seat('eve', 'EXPIRED')]) })
    expect(await screen.findByText('1 of 5 seats used, 1 open invitation')).toBeTruthy()
    const list = await rows()
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('ada WrenMemberada@example.comJoined on March 4, 2026'),
      expect.stringContaining('bob@example.comInvitedInvited on March 4, 2026'),
      expect.stringContaining('eve@example.comExpired'),
    ])
    expect(list.getAllByRole('button', { name: /^Resend/ })).toHaveLength(2)
  })

  it('shows the cost before inviting', async () => {
    await openTab({ team: team([], 20_000) })
    expect(await screen.findByText('Included in Business: your next invoice stays $200.')).toBeTruthy()
  })

  it('without an invoice says that inviting is free', async () => {
    await openTab({ team: team([]) })
    expect(await screen.findByText('Included in Business: inviting someone is free.')).toBeTruthy()
  })

  it('invites by email, and shows the invitation immediately', async () => {
    const { user, sent } = await openTab(
      { team: team([]) },
      {
        InviteToTeam: () => ({
          inviteToTeam: { __typename: 'InviteToTeamPayload', team: team([seat('bob')]) },
        }),
      },
    )
    const field = (await screen.findByRole('textbox', { name: 'Invite by email' })) as HTMLInputElement
    await user.click(screen.getByRole('button', { name: 'Send Invitation' }))
    expect(await screen.findByText('Email is required')).toBeTruthy()
    await user.type(field, ' bob@example.com {Enter}')
    expect(await screen.findByText('Invitation sent to bob@example.com.')).toBeTruthy()
    expect(sent).toEqual([{ email: 'bob@example.com' }])
    expect((await rows()).getByText('bob@example.com')).toBeTruthy()
    expect(field.value).toBe('')
  })

  it('shows an error about the address beside it, any other above the button, and keeps the input', async () => {
    let failure: object = { __typename: 'SeatError', code: 'ALREADY_IN_TEAM', message: 'This person is in.' }
    const { user } = await openTab({ team: team([]) }, { InviteToTeam: () => ({ inviteToTeam: failure }) })
    const field = (await screen.findByRole('textbox', { name: 'Invite by email' })) as HTMLInputElement
    await user.type(field, 'bob@example.com{Enter}')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText('This person is in.')).toBeTruthy()
    failure = { __typename: 'SeatError', code: 'NO_SEAT_FREE', message: 'All 5 seats are taken.' }
    await user.click(screen.getByRole('button', { name: 'Send Invitation' }))
    expect((await screen.findByText('All 5 seats are taken.')).closest('[role=alert]')).toBeTruthy()
    expect(field.value).toBe('bob@example.com')
  })

  it('has no form while every seat is taken', async () => {
    await openTab({ team: team(['a', 'b', 'c', 'd', 'e'].map((name) => seat(name))) })
    expect(await screen.findByText(/^All seats are taken/)).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Invite by email' })).toBeNull()
  })

  it('resends an invitation, or shows an error', async () => {
    let isOffline = true
    const { user, sent } = await openTab(
      { team: team([seat('bob')]) },
      {
        InviteToTeam: () =>
          isOffline ? offline() : { inviteToTeam: { __typename: 'InviteToTeamPayload', team: team([seat('bob')]) } },
      },
    )
    const button = await screen.findByRole('button', { name: 'Resend the invitation to bob@example.com' })
    await user.click(button)
    expect(await screen.findByText('The invitation could not be sent. Please try again.')).toBeTruthy()
    isOffline = false
    await user.click(button)
    expect(await screen.findByText('Invitation sent again to bob@example.com.')).toBeTruthy()
    expect(sent).toEqual([{ email: 'bob@example.com' }, { email: 'bob@example.com' }])
  })

  it('asks before removing a member, and moves the focus to what remains', async () => {
    const { user, sent } = await openTab(
      { team: team([seat('ada', 'ACTIVE')]) },
      { RemoveSeat: () => ({ removeSeat: { __typename: 'RemoveSeatPayload', team: team([]) } }) },
    )
    await user.click(await screen.findByRole('button', { name: 'Remove ada Wren' }))
    const dialog = screen.getByRole('dialog', { name: 'Remove this member?' })
    expect(dialog.textContent).toContain('ada Wren loses the Business plan immediately')
    expect(sent).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('ada@example.com is no longer on your team.')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('0 of 5 seats used')
    expect(sent).toEqual([{ seatId: 'seat-ada' }])
    expect(screen.queryByRole('list', { name: 'Members and invitations' })).toBeNull()
  })

  it('updates when the seat was already gone', async () => {
    let seats = [seat('bob')]
    const { user } = await openTab(() => ({ team: team(seats) }), {
      RemoveSeat: () => {
        seats = []
        return { removeSeat: { __typename: 'NotFoundError', message: 'Seat not found.' } }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Remove bob@example.com' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('0 of 5 seats used')).toBeTruthy()
  })

  it('is hidden without an own Business plan and without a seat', async () => {
    await openTab({})
    expect(screen.queryByRole('heading', { name: 'Your team' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Leave Team' })).toBeNull()
  })

  it('can be reloaded after a failure', async () => {
    let isOffline = true
    const { user } = await openTab(() => (isOffline ? offline() : { team: team([]) }))
    const again = await screen.findByRole('button', { name: 'Reload team' })
    isOffline = false
    await user.click(again)
    expect(await screen.findByText('0 of 5 seats used')).toBeTruthy()
  })
})

describe('a seat', () => {
  it('can be left after a confirmation, and the plan in the menu updates', async () => {
    keepSession()
    let held: object | null = HELD
    const { user } = await openTab(() => ({ seat: held }), {
      LeaveTeam: () => {
        held = null
        return { leaveTeam: { __typename: 'LeaveTeamPayload' } }
      },
    })
    expect(await screen.findByRole('heading', { name: "Olive Finch's team" })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Leave Team' }))
    const dialog = screen.getByRole('dialog', { name: 'Leave this team?' })
    await user.click(within(dialog).getByRole('button', { name: 'Leave Team' }))
    expect(document.activeElement).toBe(await screen.findByText('You left the team.'))
    await waitFor(() => expect(screen.queryByRole('heading', { name: "Olive Finch's team" })).toBeNull())
    expect(currentSession().user).toMatchObject({ planLabel: 'Basic Plan', paid: false })
  })

  it('of a team whose plan has ended says so', async () => {
    await openTab({ seat: { ...HELD, active: false } })
    expect(await screen.findByText(/^This team’s Business plan has ended\./)).toBeTruthy()
  })

  it('stays when the server is unreachable', async () => {
    const { user } = await openTab({ seat: HELD }, { LeaveTeam: offline })
    await user.click(await screen.findByRole('button', { name: 'Leave Team' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave Team' }))
    expect(await screen.findByText("We couldn't remove you from the team. Please try again.")).toBeTruthy()
    expect(screen.getByRole('heading', { name: "Olive Finch's team" })).toBeTruthy()
  })
})
