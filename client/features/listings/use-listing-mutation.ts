import type { TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { unwrap } from '#client/lib/unwrap.ts'
import { type FormOutcome, formFailureOf } from '#client/lib/use-form.ts'

/** The result union of a mutation's only field. */
type ResultOf<Data> = Extract<Data[keyof Data], { readonly __typename: string }>

/**
 * A mutation of one field, which returns the changed listing to the cache. `fields` are those of the form that can show
 * an error. Rejects when the server is unreachable.
 */
export function useListingMutation<Data, Input>(document: TypedDocumentNode<Data, { input: Input }>) {
  const [mutate] = useMutation<Data, { input: Input }>(document, { context: { asViewer: true } })
  return async <Name extends string>(input: Input, fields: readonly Name[]): Promise<FormOutcome<Name, true>> => {
    const { data } = await mutate({ variables: { input } })
    const { failure } = unwrap(Object.values(data ?? {})[0] as ResultOf<Data> | undefined)
    return failure ? formFailureOf(failure, fields) : { done: true }
  }
}
