import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useFollowCallback } from '#client/features/accounts/sign-in/use-follow-callback.ts'
import { createBrowserClient } from '#client/lib/apollo.ts'
import { PENDING_KEY, pendingAnswers, RESULTS_KEY, storeQuizResults } from '#client/lib/pending-quiz-storage.ts'
import { useSubmitPendingQuiz } from '#client/lib/use-submit-quiz.ts'
import { keepSession, MEMBER } from '../../support/client/member.tsx'
import { answeringClient } from '../../support/client/render-at.tsx'
import { answersUpTo, entriesOf } from './quiz-answers.ts'

const DONE = { __typename: 'SubmitQuizPayload', result: { __typename: 'QuizResult', timestamp: '1700000000000' } }

function clientFor(submit: () => unknown) {
  const sent: unknown[] = []
  const client = answeringClient((operation, variables) => {
    if (operation === 'VerifyEmail') return { verifyEmail: { __typename: 'VerifyEmailPayload' } }
    if (operation === 'SessionViewer') return { viewer: MEMBER }
    if (operation === 'EmailCode') {
      return { emailCode: { __typename: 'EmailCode', email: MEMBER.email, emailVerified: false } }
    }
    if (operation !== 'SubmitQuiz') throw new Error(`No answer for ${operation}`)
    sent.push(variables['answers'])
    return { submitQuiz: submit() }
  })
  return { client, sent }
}

/** The result of a hook in a component below this client. */
function hookWith<T>(client: ApolloClient, hook: () => T): T {
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(ApolloProvider, { client, children })
  return renderHook(hook, { wrapper }).result.current
}

/** Submits as a screen does. */
const submitPending = (client: ApolloClient) => act(hookWith(client, useSubmitPendingQuiz))

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('a visitor’s finished quiz', () => {
  it('is transferred to the account once', async () => {
    storeQuizResults(answersUpTo(20), true)
    const { client, sent } = clientFor(() => DONE)
    const screens = [hookWith(client, useSubmitPendingQuiz), hookWith(client, useSubmitPendingQuiz)]
    const both = await act(() => Promise.all(screens.map((submit) => submit())))
    expect(both).toEqual(Array(2).fill({ status: 'submitted', path: '/quiz/results/1700000000000' }))
    expect(await submitPending(client)).toEqual({ status: 'none' })
    expect(sent).toEqual([entriesOf(answersUpTo(20))])
    expect(localStorage.getItem(PENDING_KEY)).toBeNull()
    expect(localStorage.getItem(RESULTS_KEY)).not.toBeNull()
  })

  it('stays pending while the server is unreachable', async () => {
    storeQuizResults(answersUpTo(20), true)
    const { client } = clientFor(() => {
      throw new TypeError('Failed to fetch')
    })
    expect(await submitPending(client)).toEqual({ status: 'stored', path: '/quiz/results' })
    expect(pendingAnswers()).toEqual(answersUpTo(20))
  })

  it('stays pending after a server timeout', async () => {
    storeQuizResults(answersUpTo(20), true)
    const patience = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
          patience.abort()
        }),
    )
    expect(await submitPending(createBrowserClient())).toEqual({ status: 'stored', path: '/quiz/results' })
    expect(pendingAnswers()).toEqual(answersUpTo(20))
  })

  it('stays pending after a rate limit', async () => {
    storeQuizResults(answersUpTo(20), true)
    const { client } = clientFor(() => ({ __typename: 'RateLimitedError', code: 'RATE_LIMITED', message: 'Later.' }))
    expect(await submitPending(client)).toEqual({ status: 'refused', code: 'RATE_LIMITED', message: 'Later.' })
    expect(pendingAnswers()).toEqual(answersUpTo(20))
  })

  it('is not offered again once the account has rejected it, and stays in this browser', async () => {
    storeQuizResults(answersUpTo(20), true)
    const { client } = clientFor(() => ({
      __typename: 'QuotaExceededError',
      code: 'QUOTA_EXCEEDED',
      message: 'Five a month.',
    }))
    expect(await submitPending(client)).toEqual({
      status: 'refused',
      code: 'QUOTA_EXCEEDED',
      message: 'Five a month.',
    })
    expect(pendingAnswers()).toBeNull()
    expect(localStorage.getItem(RESULTS_KEY)).not.toBeNull()
  })

  it('is not pending when a member has finished it', () => {
    storeQuizResults(answersUpTo(20), false)
    expect(pendingAnswers()).toBeNull()
  })

  it.each(['', '{', '{"answers":{}}', '7'])('does not exist if %j is stored', async (text) => {
    localStorage.setItem(PENDING_KEY, 'true')
    localStorage.setItem(RESULTS_KEY, text)
    expect(pendingAnswers()).toBeNull()
  })
})

describe('the verification link', () => {
  const follow = (client: ReturnType<typeof clientFor>['client']) => {
    const followCallback = hookWith(client, useFollowCallback)
    return act(() => followCallback(new URLSearchParams('type=signup&code=abc')))
  }

  it('opens the results of a quiz that was waiting for the account', async () => {
    keepSession()
    storeQuizResults(answersUpTo(20), true)
    expect(await follow(clientFor(() => DONE).client)).toMatchObject({ next: '/quiz/results/1700000000000' })
  })

  it('keeps the quiz pending when nobody is signed in', async () => {
    storeQuizResults(answersUpTo(20), true)
    const { client, sent } = clientFor(() => DONE)
    expect(await follow(client)).toMatchObject({ status: 'unconfirmed' })
    expect(sent).toEqual([])
    expect(pendingAnswers()).not.toBeNull()
  })
})
