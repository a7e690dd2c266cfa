import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { OutcomeList } from '#client/features/outcomes/outcome-list.tsx'
import { keepSession, MEMBER, renderForMember } from '../../support/client/member.tsx'

const OUTCOME = {
  __typename: 'Outcome',
  id: 'o1',
  resultId: 'r1',
  choice: 'LISTED',
  toolId: 'abacus',
  toolName: 'Abacus',
  satisfaction: 4,
  sentence: 'It writes my drafts.',
  quoteName: null,
  quoteRole: null,
  isShown: false,
  createdAt: '2026-11-20T12:00:00.000Z',
}

const open = async (outcomes: readonly object[], mutations: Readonly<Record<string, () => unknown>> = {}) => {
  const sent: unknown[] = []
  let left = outcomes
  renderForMember({ path: '/settings', Component: OutcomeList }, (operation, variables) => {
    if (operation === 'MyOutcomes') return { viewer: MEMBER, myOutcomes: left }
    sent.push(variables)
    if (operation === 'DeleteOutcome') left = []
    return mutations[operation]?.()
  })
  return { sent, user: userEvent.setup() }
}

beforeEach(() => {
  localStorage.clear()
  keepSession()
})

describe('the answers in the settings', () => {
  it('say when there are none', async () => {
    await open([])
    expect(await screen.findByText('You have not answered yet.')).toBeTruthy()
  })

  it('can be changed, with what was said before', async () => {
    const outcome = { ...OUTCOME, satisfaction: 2 }
    const { sent, user } = await open([OUTCOME], {
      AnswerOutcome: () => ({ answerOutcome: { __typename: 'AnswerOutcomePayload', outcome } }),
    })
    await user.click(await screen.findByRole('button', { name: 'Change: You chose Abacus' }))
    expect((screen.getByRole('radio', { name: 'Abacus' }) as HTMLInputElement).checked).toBe(true)
    await user.selectOptions(screen.getByRole('combobox'), 'Dissatisfied')
    await user.click(screen.getByRole('button', { name: 'Save answer' }))
    expect(await screen.findByText(/· Dissatisfied/)).toBeTruthy()
    expect(sent).toMatchObject([{ input: { resultId: 'r1', toolId: 'abacus', satisfaction: 2, quoteName: null } }])
  })

  it('can be deleted', async () => {
    const { user } = await open([OUTCOME], {
      DeleteOutcome: () => ({ deleteOutcome: { __typename: 'DeleteOutcomePayload' } }),
    })
    await user.click(await screen.findByRole('button', { name: 'Delete: You chose Abacus' }))
    expect(await screen.findByText('You have not answered yet.')).toBeTruthy()
  })
})
