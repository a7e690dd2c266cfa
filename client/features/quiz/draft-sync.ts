/** Synchronizes the answers of this browser with those of a member's account. Loaded for members only. */
import type { ApolloClient } from '@apollo/client'
import type { QuizAnswers } from '#core/quiz/answers.ts'
import { graphql } from '../../gql/gql.ts'
import { fromInput, sameAnswers, toInput, toPurposeInput } from '../../lib/quiz-answers.ts'
import type { QuizDraft } from '../../lib/quiz-draft-storage.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { adoptDraft, currentDraft, noteSaved, onDraft } from './quiz-draft.ts'

const QuizDraftQuery = graphql(`
  query QuizDraft {
    quizDraft {
      answers {
        question
        options
      }
      purpose {
        sentence
        meanings {
          id
        }
      }
      updatedAt
    }
    quizResult {
      answers {
        question
        options
      }
      purpose {
        sentence
        meanings {
          id
        }
      }
      createdAt
    }
  }
`)

const SaveQuizAnswersDocument = graphql(`
  mutation SaveQuizAnswers($answers: [QuizAnswerInput!]!, $purpose: QuizPurposeInput) {
    saveQuizAnswers(input: { answers: $answers, purpose: $purpose }) {
      __typename
      ...Failure_failure
    }
  }
`)

type SavedAnswers = { readonly answers: QuizAnswers; readonly updatedAt: number }
type Reconciled = { readonly answers: QuizAnswers; readonly unsaved: boolean }

/**
 * Merges the answers of this browser and those of the account: the newer answer to each question, and an older one
 * where the newer set has none, so that two devices do not lose each other's answers. Answers that belong to another
 * account never go into this one.
 */
export function reconcile(draft: QuizDraft, saved: SavedAnswers | null, owner: string): Reconciled {
  const account = saved?.answers ?? {}
  const isForeign = draft.owner !== null && draft.owner !== owner
  if (isForeign || (draft.owner === owner && !draft.unsaved)) return { answers: account, unsaved: false }
  if (draft.anew) return { answers: draft.answers, unsaved: true }
  const answers =
    draft.updatedAt >= (saved?.updatedAt ?? 0) ? { ...account, ...draft.answers } : { ...draft.answers, ...account }
  return { answers, unsaved: !sameAnswers(answers, account) }
}

/** The answers of the draft, or those of the latest quiz, whose draft is removed when it is submitted. */
async function readSaved(client: ApolloClient): Promise<SavedAnswers | null> {
  const { data } = await client.query({
    query: QuizDraftQuery,
    context: { asViewer: true },
    // Not cached: without ids, these results would replace the cached ones.
    fetchPolicy: 'no-cache',
  })
  const { quizDraft: draft, quizResult: result } = data ?? {}
  if (draft) return { answers: fromInput(draft.answers, draft.purpose), updatedAt: Date.parse(draft.updatedAt) }
  return result ? { answers: fromInput(result.answers, result.purpose), updatedAt: Date.parse(result.createdAt) } : null
}

async function save(client: ApolloClient, answers: QuizAnswers): Promise<void> {
  const { data } = await client.mutate({
    mutation: SaveQuizAnswersDocument,
    variables: { answers: toInput(answers), purpose: toPurposeInput(answers) },
    context: { asViewer: true },
  })
  const { failure } = unwrap(data?.saveQuizAnswers)
  if (failure) throw new Error(failure.message)
}

/** Saved: the account has every answer. Waiting: the server is currently unreachable. */
export type SyncState = 'saving' | 'saved' | 'waiting'

const RETRY_MS = 15_000

/**
 * Fetches the account's answers, then sends every change as it happens, one request at a time. Changes that cannot be
 * sent stay stored here and are retried: after a while, with the next answer, and when the network is back. It is not a
 * hook, because it sends on its own schedule, independent of rendering.
 * @returns a function that ends it
 */
export function syncDraft(client: ApolloClient, owner: string, onState: (state: SyncState) => void): () => void {
  let ended = false
  let running = false
  let fetched = false
  let retry: ReturnType<typeof setTimeout> | undefined

  const exchange = async () => {
    if (!fetched) {
      const saved = await readSaved(client)
      if (ended) return
      const { answers, unsaved } = reconcile(currentDraft(), saved, owner)
      adoptDraft(answers, owner, unsaved)
      fetched = true
    }
    while (!ended && currentDraft().unsaved) {
      const { answers } = currentDraft()
      await save(client, answers)
      if (!ended) noteSaved(answers, owner)
    }
  }
  const run = async () => {
    if (running || ended) return
    running = true
    clearTimeout(retry)
    onState('saving')
    try {
      await exchange()
      if (!ended) onState('saved')
    } catch {
      if (!ended) {
        onState('waiting')
        retry = setTimeout(() => void run(), RETRY_MS)
      }
    } finally {
      running = false
    }
  }
  const onChange = () => {
    if (currentDraft().unsaved) void run()
  }
  const onOnline = () => void run()

  const unsubscribe = onDraft(onChange)
  window.addEventListener('online', onOnline)
  void run()
  return () => {
    ended = true
    clearTimeout(retry)
    unsubscribe()
    window.removeEventListener('online', onOnline)
  }
}
