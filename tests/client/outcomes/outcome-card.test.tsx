import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { Component } from '#client/routes/member/dashboard.tsx'
import { keepSession, MEMBER, renderForMember } from '../../support/client/member.tsx'

const QUESTION = {
  __typename: 'OutcomeQuestion',
  resultId: 'r1',
  takenAt: '2026-11-06T12:00:00.000Z',
  tools: ['Abacus', 'Birch'].map((name, index) => ({
    __typename: 'ListedTool',
    toolId: name.toLowerCase(),
    name,
    rank: index + 1,
  })),
  firstName: 'Ada',
  role: '',
}
const OUTCOME = {
  __typename: 'Outcome',
  id: 'o1',
  resultId: 'r1',
  choice: 'LISTED',
  toolId: 'abacus',
  toolName: 'Abacus',
  satisfaction: 4,
  sentence: 'It writes my drafts.',
  quoteName: 'Ada',
  quoteRole: 'Editor',
  isShown: true,
  createdAt: '2026-11-20T12:00:00.000Z',
}
const PROFILE = { company: null, jobTitle: null, industry: null, website: null, bio: null }

type Answer = (variables: Record<string, unknown>) => unknown

const open = async (changes: object, mutations: Readonly<Record<string, Answer>> = {}) => {
  const sent: unknown[] = []
  renderForMember({ path: '/dashboard', Component }, (operation, variables) => {
    if (operation === 'ReportClientError') return { reportClientError: { __typename: 'X' } }
    if (operation !== 'DashboardRoute') {
      sent.push(variables)
      return mutations[operation]?.(variables)
    }
    return {
      favorites: { __typename: 'FavoriteConnection', totalCount: 0, nodes: [] },
      recentActivity: [],
      toolsExplored: 0,
      quizResult: null,
      viewer: { ...MEMBER, ...PROFILE },
      outcomeQuestion: null,
      myOutcomes: [],
      ...changes,
    }
  })
  await screen.findByRole('heading', { name: 'Next steps' })
  return { sent, user: userEvent.setup() }
}

const TITLE = 'Did you choose one of these tools?'
const card = () => within(screen.getByRole('region', { name: TITLE }))
const saved = (outcome: object) => () => ({ answerOutcome: { __typename: 'AnswerOutcomePayload', outcome } })

beforeEach(() => {
  localStorage.clear()
  keepSession()
})

describe('the question on the dashboard', () => {
  it('is not there when there is nothing to ask', async () => {
    await open({})
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull()
  })

  it('takes a choice, the satisfaction, a sentence, and the name and role exactly as they are shown', async () => {
    const { sent, user } = await open({ outcomeQuestion: QUESTION }, { AnswerOutcome: saved(OUTCOME) })
    expect(card().getByText(/From your quiz on November 6, 2026\./)).toBeTruthy()
    await user.click(card().getByRole('button', { name: 'Send answer' }))
    expect(await card().findByText('Choose an answer.')).toBeTruthy()
    await user.click(card().getByRole('radio', { name: 'Abacus' }))
    await user.click(card().getByRole('button', { name: 'Send answer' }))
    expect(await card().findByText('Say how satisfied you are')).toBeTruthy()
    await user.selectOptions(card().getByRole('combobox', { name: 'How satisfied are you with it?' }), 'Satisfied')
    await user.click(card().getByRole('checkbox', { name: 'You may quote me with my first name and role' }))
    await user.click(card().getByRole('button', { name: 'Send answer' }))
    expect(await card().findByText('Write the sentence that may be quoted')).toBeTruthy()
    expect(card().getByText('Your role is required')).toBeTruthy()
    await user.type(card().getByRole('textbox', { name: /In one sentence/ }), 'It writes my drafts.')
    await user.type(card().getByRole('textbox', { name: 'Role, as shown' }), 'Editor')
    expect(sent).toEqual([])
    await user.click(card().getByRole('button', { name: 'Send answer' }))
    const thanks = await screen.findByRole('heading', { name: 'Thank you for your answer' })
    expect(document.activeElement).toBe(thanks)
    expect(sent).toEqual([
      {
        input: {
          resultId: 'r1',
          choice: 'LISTED',
          toolId: 'abacus',
          satisfaction: 4,
          sentence: 'It writes my drafts.',
          quoteName: 'Ada',
          quoteRole: 'Editor',
        },
      },
    ])
  })

  it('takes "None yet" without anything else, and keeps what was typed when it cannot be saved', async () => {
    const fail = () => {
      throw new Error('offline')
    }
    const { sent, user } = await open({ outcomeQuestion: QUESTION }, { AnswerOutcome: fail })
    await user.click(card().getByRole('radio', { name: 'None yet' }))
    expect(card().queryByRole('combobox')).toBeNull()
    await user.click(card().getByRole('button', { name: 'Send answer' }))
    expect(await card().findByText('Your answer could not be saved. Please try again.')).toBeTruthy()
    expect((card().getByRole('radio', { name: 'None yet' }) as HTMLInputElement).checked).toBe(true)
    expect(sent).toMatchObject([{ input: { choice: 'NONE', toolId: null, satisfaction: null, quoteName: null } }])
  })

  it('can be postponed and ended', async () => {
    const postponed = { postponeOutcomeQuestion: { __typename: 'PostponeOutcomeQuestionPayload' } }
    const { user } = await open({ outcomeQuestion: QUESTION }, { PostponeOutcomeQuestion: () => postponed })
    await user.click(card().getByRole('button', { name: 'Not now' }))
    expect(await screen.findByRole('heading', { name: 'We’ll ask again in two weeks' })).toBeTruthy()
  })

  it('is not asked again after "Don’t ask again"', async () => {
    const settings = { __typename: 'MemberSettings', id: MEMBER.id, outcomeQuestions: false }
    const ended = { updateSettings: { __typename: 'UpdateSettingsPayload', settings } }
    const { user } = await open({ outcomeQuestion: QUESTION }, { EndOutcomeQuestions: () => ended })
    await user.click(card().getByRole('button', { name: 'Don’t ask again' }))
    expect(await screen.findByRole('heading', { name: 'We won’t ask again' })).toBeTruthy()
  })
})

describe('a sentence that may be quoted', () => {
  it('is shown as it appears, and withdrawn with one press', async () => {
    const without = { ...OUTCOME, quoteName: null, quoteRole: null, isShown: false }
    const { sent, user } = await open(
      { myOutcomes: [OUTCOME] },
      { WithdrawQuote: () => ({ withdrawQuote: { __typename: 'WithdrawQuotePayload', outcome: without } }) },
    )
    const quoted = within(screen.getByRole('region', { name: 'You agreed to be quoted' }))
    expect(quoted.getByText('“It writes my drafts.” Ada, Editor')).toBeTruthy()
    expect(quoted.getByText('This is on our pricing page.')).toBeTruthy()
    await user.click(quoted.getByRole('button', { name: 'Withdraw my consent' }))
    await expect.poll(() => screen.queryByText('You agreed to be quoted')).toBeNull()
    expect(sent).toEqual([{ id: 'o1' }])
  })
})
