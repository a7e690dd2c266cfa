import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { usePasswordConfirmation } from '#client/lib/password-confirmation.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { type FormOutcome, type FormValues, formFailureOf } from '#client/lib/use-form.ts'
import { DAY_MS } from '#core/durations.ts'
import { updateKeys } from './api-keys-query.ts'

const CreateApiKeyDocument = graphql(`
  mutation CreateApiKey($name: String!, $scopes: [ApiKeyScope!]!, $expiresAt: DateTime) {
    createApiKey(input: { name: $name, scopes: $scopes, expiresAt: $expiresAt }) {
      __typename
      ... on CreateApiKeyPayload {
        key
        apiKeys {
          id
          ...KeyList_key
        }
      }
      ...Failure_failure
    }
  }
`)

/** `scopes` has no control of its own: it shows the error of both checkboxes. */
export const KEY_FIELDS = ['name', 'catalogue', 'recommend', 'days', 'scopes'] as const
export type KeyField = (typeof KEY_FIELDS)[number]

/** Creates a key, asks for the password if it is needed, and resolves with the text of the key. */
export function useCreateApiKey() {
  const withPassword = usePasswordConfirmation()
  const [send] = useMutation(CreateApiKeyDocument, {
    context: { asViewer: true },
    // The key itself is kept nowhere.
    fetchPolicy: 'no-cache',
    update: (cache, { data }) => {
      const { payload } = unwrap(data?.createApiKey)
      if (payload) updateKeys(cache, payload)
    },
  })
  return async (values: FormValues<KeyField>): Promise<FormOutcome<KeyField, string>> => {
    const scopes = (['catalogue', 'recommend'] as const).filter((scope) => values[scope] !== '')
    const days = Number(values.days)
    const variables = {
      name: values.name,
      scopes: scopes.map((scope) => (scope === 'catalogue' ? 'CATALOGUE' : 'RECOMMEND')),
      expiresAt: days === 0 ? null : new Date(Date.now() + days * DAY_MS).toISOString(),
    } as const
    const result = await withPassword(async () => unwrap((await send({ variables })).data?.createApiKey))
    if (result === null) return { problem: 'Confirm your password to create a key.' }
    if (result.failure) return formFailureOf(result.failure, KEY_FIELDS)
    return { done: result.payload.key }
  }
}
