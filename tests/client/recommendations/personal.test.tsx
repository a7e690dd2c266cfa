import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MatchSlot } from '#client/features/recommendations/match-slot.tsx'
import { Component as Compare } from '#client/routes/compare.tsx'
import { giveDialogs, keepSession, MEMBER } from '../../support/client/member.tsx'
import { type Answers, renderRoutes } from '../../support/client/render-at.tsx'
import { catalogueOf, toolNamed } from '../catalogue/catalogue-answers.ts'
import { ledger, MATCH } from './result-answers.ts'

const TOOLS = [toolNamed('Alpha'), toolNamed('Beta', { vendor: 'Beta Inc' })]
const ANSWERS = [
  { question: 4, options: ['low'] },
  { question: 15, options: ['critical'] },
].map((answer) => ({ __typename: 'QuizAnswer', ...answer }))

let members = 0
function signIn(): void {
  members += 1
  keepSession(`personal-${members}`)
}

const match = (toolId: string, blockedBy: object[] = []) => ({
  __typename: 'ToolMatch',
  toolId,
  matchPercent: MATCH,
  blockedBy,
  ledger: ledger(),
})

const OVER = { __typename: 'BrokenLimit', limit: 'BUDGET', text: 'It costs more than $20 a month.' }

type Personal = { readonly paid: boolean; readonly matches?: object[] | null; readonly taken?: boolean }

function show(element: React.ReactNode, at: string, { paid, matches = [], taken = true }: Personal) {
  const requests: string[] = []
  const { answers: catalogue } = catalogueOf(TOOLS)
  const answers: Answers = (operation, variables) => {
    if (operation === 'SessionViewer') {
      return { viewer: { ...MEMBER, entitlement: { ...MEMBER.entitlement, paid } } }
    }
    requests.push(operation)
    if (operation === 'ToolMatch') return { toolMatches: matches }
    if (operation === 'CompareForYou') {
      const quizResult = { __typename: 'QuizResult', id: 'r', timestamp: '1', answers: ANSWERS }
      return { quizResult: taken ? quizResult : null, toolMatches: matches }
    }
    return catalogue(operation, variables)
  }
  const { router } = renderRoutes([{ path: at.split('?')[0] ?? at, element }], { at, answers })
  return { requests, router, user: userEvent.setup() }
}

beforeAll(giveDialogs)
// Preloaded: on a busy machine, loading takes longer than a test's timeout.
beforeAll(async () => {
  await import('#client/features/recommendations/tool-match.tsx')
  await import('#client/features/recommendations/compare-for-you.tsx')
})
beforeEach(() => localStorage.clear())

describe('the match on a tool page', () => {
  const slot = <MatchSlot tool={{ id: 'tool-1', name: 'Alpha' }} />

  it('is absent for a visitor, who loads nothing for it', () => {
    const { requests } = show(slot, '/tool', { paid: true })
    expect(document.body.textContent).toBe('')
    expect(requests).toEqual([])
  })

  it('is locked on the free plan', async () => {
    signIn()
    const { requests } = show(slot, '/tool', { paid: false })
    const link = await screen.findByRole('link', { name: /^Your match/ })
    expect(link.getAttribute('href')).toBe('/pricing')
    expect(requests).toEqual([])
  })

  it('shows its ledger on a paid plan', async () => {
    signIn()
    const { user } = show(slot, '/tool', { paid: true, matches: [match('tool-1')] })
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${MATCH}% Match`) }))
    const dialog = within(screen.getByRole('dialog', { name: 'Alpha and your answers' }))
    expect(dialog.getAllByRole('row').at(-1)?.textContent).toBe(`Match${MATCH} of 100`)
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows a broken limit before any figure', async () => {
    signIn()
    const { user } = show(slot, '/tool', { paid: true, matches: [match('tool-1', [OVER])] })
    await user.click(await screen.findByRole('button', { name: /^Outside your limits/ }))
    expect(screen.getByText('It costs more than $20 a month.')).toBeTruthy()
  })

  it('links to the quiz before there are answers', async () => {
    signIn()
    show(slot, '/tool', { paid: true })
    expect((await screen.findByRole('link', { name: 'Find your match' })).getAttribute('href')).toBe('/quiz')
  })
})

describe('a member’s comparison', () => {
  const at = '/compare?tools=alpha,beta'
  const labels = () => [...document.querySelectorAll('th[scope=row]')].map((cell) => cell.firstChild?.textContent)

  it('weighs the rows by the answers on request, as its URL says', async () => {
    signIn()
    const matches = TOOLS.map(({ id }, index) => match(String(id), index === 1 ? [OVER] : []))
    const { user, router } = show(<Compare />, at, { paid: true, matches })
    const control = await screen.findByRole('switch', { name: 'For you' })
    await screen.findByRole('table')
    const before = labels()
    await user.click(control)
    await screen.findByRole('rowheader', { name: 'Your match' })
    expect(router.state.location.search).toBe('?tools=alpha,beta&for=me')
    expect(labels()[0]).toBe('Your match')
    expect(labels()[1]).toBe('Price')
    expect(labels().slice(1).toSorted()).toEqual(before.toSorted())
    expect(screen.getAllByText('Your budget: $1-20 a month').length).toBeGreaterThan(0)
    const headings = [...document.querySelectorAll('th[scope=rowgroup]')].map((cell) => cell.textContent)
    expect(headings.slice(0, 2)).toEqual([
      'Most relevant to you',
      expect.stringContaining('Privacy is critical to you'),
    ])
    expect(screen.getAllByText(`${MATCH}% Match`)).toHaveLength(2)
    expect(screen.getByText('It costs more than $20 a month.')).toBeTruthy()
    await user.click(control)
    await waitFor(() => expect(labels()).toEqual(before))
  })

  it('is locked on the free plan', async () => {
    signIn()
    show(<Compare />, at, { paid: false })
    expect((await screen.findByRole('link', { name: /^For you/ })).getAttribute('href')).toBe('/pricing')
  })

  it('links to the quiz before there are answers', async () => {
    signIn()
    show(<Compare />, at, { paid: true, taken: false, matches: null })
    // Until the server has confirmed the new token, the member of the former one is shown.
    await waitFor(() => expect(screen.getByRole('link', { name: /^For you/ }).getAttribute('href')).toBe('/quiz'))
  })

  it('is the plain one for a visitor, whatever the URL says', async () => {
    show(<Compare />, `${at}&for=me`, { paid: true })
    await screen.findByRole('table')
    expect(screen.queryByText('For you')).toBeNull()
    expect(labels()).not.toContain('Your match')
    expect(document.querySelector('tbody')?.className).not.toContain('invisible')
  })
})
