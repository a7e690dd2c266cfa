import { useMutation } from '@apollo/client/react'
import { makeFragmentData } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { SettingSwitches_settingsFragment } from '#client/gql/graphql.ts'

export const SettingSwitches_settings = graphql(`
  fragment SettingSwitches_settings on MemberSettings {
    id
    emailUpdates
    emailMarketing
    emailRecommendations
    priceAlerts
    outcomeQuestions
    keepHistory
  }
`)

const UpdateSettingsDocument = graphql(`
  mutation UpdateSettings($input: UpdateSettingsInput!) {
    updateSettings(input: $input) {
      __typename
      ... on UpdateSettingsPayload {
        settings {
          ...SettingSwitches_settings
        }
      }
    }
  }
`)

/** Changes the member's settings at once, and back when the server does not confirm; then it rejects. */
export function useUpdateSettings() {
  const [mutate, { loading, client }] = useMutation(UpdateSettingsDocument, { context: { asViewer: true } })
  return {
    client,
    busy: loading,
    updateSettings: async (
      known: SettingSwitches_settingsFragment,
      change: Partial<SettingSwitches_settingsFragment>,
    ): Promise<void> => {
      const settings = makeFragmentData({ ...known, ...change }, SettingSwitches_settings)
      await mutate({
        variables: { input: change },
        optimisticResponse: { updateSettings: { __typename: 'UpdateSettingsPayload', settings } },
      })
    },
  }
}
