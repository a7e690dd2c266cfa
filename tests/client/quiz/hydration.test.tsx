import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { dropDraft } from '#client/features/quiz/quiz-draft.ts'
import { QuizScreen } from '#client/features/quiz/quiz-screen.tsx'
import { keepSession, MEMBER } from '../../support/client/member.tsx'
import { answeringClient } from '../../support/client/render-at.tsx'
import { answersUpTo, entriesOf, QUIZ } from './quiz-answers.ts'

const ANSWERS: Readonly<Record<string, unknown>> = {
  RunningCount: { toolsInTheRunning: 412 },
  SessionViewer: { viewer: MEMBER },
  QuizDraft: {
    quizDraft: {
      __typename: 'QuizDraft',
      answers: entriesOf(answersUpTo(12)).map((entry) => ({ __typename: 'QuizAnswer', ...entry })),
      updatedAt: '2026-03-01T12:00:00Z',
    },
    quizResult: null,
  },
}

function Place() {
  const { pathname, search } = useLocation()
  return <p>At {pathname + search}</p>
}

afterEach(() => {
  dropDraft()
  localStorage.clear()
})

it('keeps a member on a question from another device during hydration', async () => {
  keepSession()
  const page = (
    <ApolloProvider client={answeringClient((operation) => ANSWERS[operation])}>
      <MemoryRouter initialEntries={['/quiz?q=13']}>
        <QuizScreen
          questions={QUIZ.questions}
          position={{ view: 'question', number: 13, editing: false }}
          renderPurpose={() => null}
        />
        <Place />
      </MemoryRouter>
    </ApolloProvider>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  render(page, { container, hydrate: true })
  await screen.findByText('60% complete')
  expect(screen.getByText('At /quiz?q=13')).toBeDefined()
})
