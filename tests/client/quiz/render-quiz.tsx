import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import { dropDraft, storeAnswer } from '#client/features/quiz/quiz-draft.ts'
import { Component } from '#client/routes/quiz.tsx'
import { QUESTIONS } from '#core/quiz/questions.ts'
import { giveDialogs } from '../../support/client/member.tsx'
import { type Answers, renderRoutes } from '../../support/client/render-at.tsx'
import { answersUpTo, QUIZ } from './quiz-answers.ts'

/** Hooks for tests of the quiz: each starts with a fresh browser and without a draft. */
export function beginAnew(): void {
  beforeEach(() => {
    giveDialogs()
    dropDraft()
    vi.stubGlobal('scrollTo', () => undefined)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    localStorage.clear()
  })
}

/** API responses for a visitor. */
export const publicAnswers: Answers = (operation) => {
  if (operation === 'QuizRoute') return { quiz: QUIZ }
  if (operation === 'RunningCount') return { toolsInTheRunning: 412 }
  throw new Error(`No answer for ${operation}`)
}

/** Opens the quiz at an address, as a visitor. */
export async function open(at: string, answers: Answers = publicAnswers) {
  const routes = [
    {
      path: '/quiz',
      element: (
        <main>
          <Component />
        </main>
      ),
    },
    { path: '*', element: <h1>Elsewhere</h1> },
  ]
  const { router, unmount } = renderRoutes(routes, { at, answers })
  await screen.findByRole('heading', { level: 1 })
  return {
    router,
    unmount,
    user: userEvent.setup(),
    place: () => router.state.location.pathname + router.state.location.search,
  }
}

/** Stores a draft with the first option of each of the first questions. */
export const answerUpTo = (count: number) => {
  for (const [number, options] of Object.entries(answersUpTo(count))) storeAnswer(Number(number), options)
}
export const textOf = (number: number) => QUESTIONS[number - 1]?.text ?? ''

export const heading = () => screen.getByRole('heading', { level: 1 })
export const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement
