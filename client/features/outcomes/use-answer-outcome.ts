import { useMutation } from '@apollo/client/react'
import { readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { Outcome_outcomeFragment } from '#client/gql/graphql.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { type FieldErrors, type FormOutcome, type FormValues, formFailureOf, textOrNull } from '#client/lib/use-form.ts'
import { outcomeTextError } from '#core/outcomes/outcome-texts.ts'
import { Outcome_outcome } from './outcome.ts'

const AnswerOutcomeDocument = graphql(`
  mutation AnswerOutcome($input: AnswerOutcomeInput!) {
    answerOutcome(input: $input) {
      __typename
      ... on AnswerOutcomePayload {
        outcome {
          ...Outcome_outcome
        }
      }
      ...Failure_failure
    }
  }
`)

export const FIELDS = ['choice', 'satisfaction', 'sentence', 'quoted', 'quoteName', 'quoteRole'] as const
type Name = (typeof FIELDS)[number]

/** The values of the choices that are no tool of the list. */
export const ANOTHER = 'another'
export const NONE = 'none'

export function checkAnswer({
  choice,
  satisfaction,
  sentence,
  quoted,
  quoteName,
  quoteRole,
}: FormValues<Name>): FieldErrors<Name> {
  if (choice === '' || choice === NONE) return {}
  const texts: [Name, string | null][] = [
    ['satisfaction', satisfaction === '' ? 'Say how satisfied you are' : null],
    [
      'sentence',
      quoted && sentence.trim() === ''
        ? 'Write the sentence that may be quoted'
        : outcomeTextError('sentence', sentence),
    ],
    ['quoteName', quoted ? outcomeTextError('name', quoteName) : null],
    ['quoteRole', quoted ? outcomeTextError('role', quoteRole) : null],
  ]
  return Object.fromEntries(texts.filter(([, error]) => error !== null)) as FieldErrors<Name>
}

/** Sends the form's answer about a list. */
export function useAnswerOutcome(resultId: string) {
  const [mutate] = useMutation(AnswerOutcomeDocument, { context: { asViewer: true } })
  return async (values: FormValues<Name>): Promise<FormOutcome<Name, Outcome_outcomeFragment>> => {
    const { choice, satisfaction, sentence, quoted, quoteName, quoteRole } = values
    if (choice === '') return { problem: 'Choose an answer.' }
    const isTool = choice !== ANOTHER && choice !== NONE
    const { data } = await mutate({
      variables: {
        input: {
          resultId,
          choice: isTool ? 'LISTED' : choice === ANOTHER ? 'ANOTHER' : 'NONE',
          toolId: isTool ? choice : null,
          satisfaction: choice === NONE ? null : Number(satisfaction),
          sentence: choice === NONE ? null : textOrNull(sentence),
          quoteName: quoted ? quoteName : null,
          quoteRole: quoted ? quoteRole : null,
        },
      },
    })
    const { payload, failure } = unwrap(data?.answerOutcome)
    return failure === null ? { done: readFragment(Outcome_outcome, payload.outcome) } : formFailureOf(failure, FIELDS)
  }
}
