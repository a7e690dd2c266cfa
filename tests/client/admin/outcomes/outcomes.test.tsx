import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openAdministration, prepareAdministration } from '../administration-screen.tsx'

const group = (key: string, people: number, chose: number, satisfaction: number | null) => ({
  __typename: 'OutcomeGroup',
  key,
  people,
  chose,
  satisfaction,
})
const REPORT = {
  __typename: 'OutcomeReport',
  total: group('all', 1180, 735, 4.1),
  byRank: [group('1', 400, 400, 4.3)],
  byJob: [],
  byEngineVersion: [group('1.8.2', 900, 600, null)],
}
const SENTENCE = {
  __typename: 'QuotableSentence',
  id: 'o1',
  quote: 'It writes my drafts.',
  name: 'Ada',
  role: 'Editor',
  agreedAt: '2026-11-20T12:00:00.000Z',
  shownAt: null as string | null,
}

const open = (report: object | null, sentences: readonly object[], shown: () => unknown = () => null) =>
  openAdministration('/admin?tab=outcomes', {
    OutcomesTab: () => ({ outcomeReport: report, quotableSentences: sentences }),
    ShowTestimonial: shown,
  })

prepareAdministration()

describe('the outcomes', () => {
  it('are counts by rank, job and version of the engine, and say where groups are too small', async () => {
    await open(REPORT, [])
    expect((await screen.findByRole('row', { name: /^All/ })).textContent).toBe('All1,1807354.1')
    const ranks = within(screen.getByRole('region', { name: 'By rank of the chosen tool' }))
    expect(ranks.getByRole('row', { name: /^1 / }).textContent).toBe('14004004.3')
    expect(screen.getByText('No group is large enough yet.')).toBeTruthy()
    expect(screen.getByRole('row', { name: /^1\.8\.2/ }).textContent).toBe('1.8.2900600–')
  })

  it('have no report below five people', async () => {
    await open(null, [])
    expect(await screen.findByText(/^Fewer than 5 people have answered\./)).toBeTruthy()
    expect(screen.getByText('Nobody has agreed to be quoted yet.')).toBeTruthy()
  })

  it('contain the sentences that may be quoted, with a button that shows and removes each', async () => {
    const shown = { ...SENTENCE, shownAt: '2026-11-21T12:00:00.000Z' }
    const { user, requests } = await open(REPORT, [SENTENCE], () => ({
      showTestimonial: { __typename: 'ShowTestimonialPayload', sentence: shown },
    }))
    expect(await screen.findByText('“It writes my drafts.”')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show on the pricing page: Ada, Editor' }))
    expect(await screen.findByText('Shown on the pricing page')).toBeTruthy()
    expect(requests('ShowTestimonial')).toEqual([{ id: 'o1', shown: true }])
  })

  it('say when a member has withdrawn in the meantime', async () => {
    const message = 'The member no longer agrees to be quoted.'
    const failure = { __typename: 'NotFoundError', code: 'NOT_FOUND', message, field: null }
    const { user } = await open(REPORT, [SENTENCE], () => ({ showTestimonial: failure }))
    await user.click(await screen.findByRole('button', { name: /^Show on the pricing page/ }))
    expect(await screen.findByText(message)).toBeTruthy()
  })
})
