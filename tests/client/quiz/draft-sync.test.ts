import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reconcile, type SyncState, syncDraft } from '#client/features/quiz/draft-sync.ts'
import { currentDraft, dropDraft, noteSaved, startOver, storeAnswer } from '#client/features/quiz/quiz-draft.ts'
import { EMPTY_DRAFT, type QuizDraft } from '#client/lib/quiz-draft-storage.ts'
import { answeringClient } from '../../support/client/render-at.tsx'
import { entriesOf } from './quiz-answers.ts'

const draft = (changes: Partial<QuizDraft>): QuizDraft => ({ ...EMPTY_DRAFT, ...changes })
const NOON = Date.parse('2026-03-01T12:00:00Z')

describe('answers of two devices', () => {
  const account = { answers: { 1: ['sales'], 2: ['media'] }, updatedAt: NOON }

  it('are those of the account when nothing changed here since', () => {
    const here = draft({ answers: { 1: ['designer'], 3: ['solo'] }, owner: 'ada', updatedAt: NOON + 1 })
    expect(reconcile(here, account, 'ada')).toEqual({ answers: account.answers, unsaved: false })
  })

  it('are merged per question, the newer one first', () => {
    const here = { answers: { 1: ['designer'], 3: ['solo'] }, unsaved: true }
    expect(reconcile(draft({ ...here, updatedAt: NOON + 1 }), account, 'ada')).toEqual({
      answers: { 1: ['designer'], 2: ['media'], 3: ['solo'] },
      unsaved: true,
    })
    expect(reconcile(draft({ ...here, updatedAt: NOON - 1 }), account, 'ada')).toEqual({
      answers: { 1: ['sales'], 2: ['media'], 3: ['solo'] },
      unsaved: true,
    })
  })

  it('are a visitor’s own for a new account without any', () => {
    const here = draft({ answers: { 1: ['designer'] }, updatedAt: NOON, unsaved: true })
    expect(reconcile(here, null, 'ada')).toEqual({ answers: { 1: ['designer'] }, unsaved: true })
  })

  it('never come from another member', () => {
    const here = draft({ answers: { 1: ['designer'] }, updatedAt: NOON + 1, unsaved: true, owner: 'bob' })
    expect(reconcile(here, account, 'ada')).toEqual({ answers: account.answers, unsaved: false })
    expect(reconcile(here, null, 'ada')).toEqual({ answers: {}, unsaved: false })
  })

  it('do not come back after a restart', () => {
    const here = draft({ answers: { 4: ['free'] }, updatedAt: NOON + 1, unsaved: true, anew: true, owner: 'ada' })
    expect(reconcile(here, account, 'ada')).toEqual({ answers: { 4: ['free'] }, unsaved: true })
  })

  it('are not sent again when both are equal', () => {
    const here = draft({ answers: account.answers, updatedAt: NOON + 1 })
    expect(reconcile(here, account, 'ada')).toEqual({ answers: account.answers, unsaved: false })
  })
})

describe('saving to the account', () => {
  type Account = { draft: unknown; result: unknown; down: boolean; sent: unknown[] }
  let account: Account
  let states: SyncState[]
  let end: () => void = () => undefined

  const start = () => {
    const client = answeringClient((operation, variables) => {
      if (account.down) throw new TypeError('Failed to fetch')
      if (operation === 'QuizDraft') return { quizDraft: account.draft, quizResult: account.result }
      account.sent.push(variables['answers'])
      return { saveQuizAnswers: { __typename: 'SaveQuizAnswersPayload' } }
    })
    end = syncDraft(client, 'ada', (state) => states.push(state))
  }
  const settled = (state: SyncState) => vi.waitFor(() => expect(states.at(-1)).toBe(state), { timeout: 50_000 })

  beforeEach(() => {
    dropDraft()
    account = { draft: null, result: null, down: false, sent: [] }
    states = []
  })
  afterEach(() => {
    end()
    localStorage.clear()
  })

  it('loads what another device saved', async () => {
    account.draft = { answers: entriesOf({ 1: ['sales'], 2: ['media'] }), updatedAt: '2026-03-01T12:00:00Z' }
    start()
    await settled('saved')
    expect(currentDraft()).toMatchObject({ answers: { 1: ['sales'], 2: ['media'] }, owner: 'ada', unsaved: false })
    expect(account.sent).toEqual([])
  })

  it('takes over the answers of the latest quiz without a draft', async () => {
    account.result = { answers: entriesOf({ 1: ['sales'] }), createdAt: '2026-03-01T12:00:00Z' }
    start()
    await settled('saved')
    expect(currentDraft().answers).toEqual({ 1: ['sales'] })
  })

  it('sends the whole set with every answer', async () => {
    start()
    await settled('saved')
    storeAnswer(1, ['designer'])
    await vi.waitFor(() => expect(account.sent).toHaveLength(1), { timeout: 50_000 })
    await settled('saved')
    storeAnswer(2, ['media'])
    await vi.waitFor(() => expect(account.sent).toHaveLength(2), { timeout: 50_000 })
    expect(account.sent.at(-1)).toEqual(entriesOf({ 1: ['designer'], 2: ['media'] }))
    await settled('saved')
    expect(currentDraft().unsaved).toBe(false)
  })

  it('keeps answers while the server is unreachable and sends them once the network is back', async () => {
    account.down = true
    storeAnswer(1, ['designer'])
    start()
    await settled('waiting')
    storeAnswer(2, ['media'])
    await vi.waitFor(() => expect(states.filter((state) => state === 'waiting')).toHaveLength(2), { timeout: 50_000 })
    expect(currentDraft()).toMatchObject({ answers: { 1: ['designer'], 2: ['media'] }, unsaved: true })
    account.down = false
    window.dispatchEvent(new Event('online'))
    await settled('saved')
    expect(account.sent).toEqual([entriesOf({ 1: ['designer'], 2: ['media'] })])
  })

  it('clears the account’s draft on a restart', async () => {
    noteSaved({}, 'ada')
    account.draft = { answers: entriesOf({ 1: ['sales'] }), updatedAt: '2026-03-01T12:00:00Z' }
    startOver()
    start()
    await settled('saved')
    expect(account.sent).toEqual([[]])
    expect(currentDraft()).toMatchObject({ answers: {}, anew: false, unsaved: false })
  })
})
