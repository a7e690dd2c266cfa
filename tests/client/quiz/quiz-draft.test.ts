import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  currentDraft,
  dropDraft,
  noteQuestion,
  noteSaved,
  onDraft,
  startOver,
  storeAnswer,
} from '#client/features/quiz/quiz-draft.ts'
import { DRAFT_KEY, EMPTY_DRAFT } from '#client/lib/quiz-draft-storage.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') })
  dropDraft()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
})

const stored = () => JSON.parse(localStorage.getItem(DRAFT_KEY) ?? 'null')

/** A write by another tab that this one has not been notified of. */
const writeElsewhere = (answers: Record<number, string[]>) =>
  localStorage.setItem(DRAFT_KEY, JSON.stringify({ ...currentDraft(), answers }))

describe('the draft of a quiz', () => {
  it('is saved with every answer, step and time', () => {
    storeAnswer(1, ['designer'])
    storeAnswer(2, ['media'])
    expect(stored()).toMatchObject({
      answers: { 1: ['designer'], 2: ['media'] },
      question: 2,
      updatedAt: Date.parse('2026-03-01T10:00:00Z'),
      unsaved: true,
    })
    noteQuestion(3)
    expect(stored()).toMatchObject({ question: 3 })
  })

  it('keeps what another tab has answered meanwhile', () => {
    storeAnswer(1, ['designer'])
    writeElsewhere({ 1: ['designer'], 2: ['media'] })
    storeAnswer(3, ['solo'])
    expect(stored().answers).toEqual({ 1: ['designer'], 2: ['media'], 3: ['solo'] })
    expect(currentDraft().answers).toEqual({ 1: ['designer'], 2: ['media'], 3: ['solo'] })
  })

  it('reports changes in this and other tabs, and is the same object in between', () => {
    const heard = vi.fn()
    const end = onDraft(heard)
    storeAnswer(1, ['designer'])
    expect(heard).toHaveBeenCalledTimes(1)
    expect(currentDraft()).toBe(currentDraft())
    writeElsewhere({ 1: ['sales'] })
    window.dispatchEvent(new StorageEvent('storage', { key: DRAFT_KEY }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
    expect(heard).toHaveBeenCalledTimes(2)
    expect(currentDraft().answers).toEqual({ 1: ['sales'] })
    end()
    storeAnswer(1, ['designer'])
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('lasts for the page when storage is denied', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    storeAnswer(1, ['designer'])
    storeAnswer(2, ['media'])
    expect(currentDraft().answers).toEqual({ 1: ['designer'], 2: ['media'] })
  })

  it('lasts for the page when storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    storeAnswer(1, ['designer'])
    storeAnswer(2, ['media'])
    expect(currentDraft().answers).toEqual({ 1: ['designer'], 2: ['media'] })
  })

  it.each(['', '{', 'null', '7', '[]', '{"answers":7,"question":"x"}'])('is empty if %j is stored', (text) => {
    localStorage.setItem(DRAFT_KEY, text)
    expect(currentDraft()).toEqual(EMPTY_DRAFT)
  })

  it('starts over, and says so until an account knows', () => {
    storeAnswer(1, ['designer'])
    noteSaved({ 1: ['designer'] }, 'ada')
    startOver()
    expect(stored()).toMatchObject({ answers: {}, question: 0, owner: 'ada', unsaved: true, anew: true })
    noteSaved({}, 'ada')
    expect(stored()).toMatchObject({ unsaved: false, anew: false })
  })

  it('stays unsaved when it changed while it was sent', () => {
    storeAnswer(1, ['designer'])
    storeAnswer(2, ['media'])
    noteSaved({ 1: ['designer'] }, 'ada')
    expect(stored()).toMatchObject({ owner: 'ada', unsaved: true })
    startOver()
    noteSaved({ 1: ['designer'], 2: ['media'] }, 'ada')
    expect(stored()).toMatchObject({ unsaved: true, anew: true })
  })
})
