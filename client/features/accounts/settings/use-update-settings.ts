import { useMutation } from '@apollo/client/react'
import { readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { UpdateSettingsInput } from '#client/gql/graphql.ts'

export const SettingSwitches_settings = graphql(`
  fragment SettingSwitches_settings on MemberSettings {
    emailUpdates
    emailMarketing
    emailRecommendations
    priceAlerts
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

/** Changes the member's settings and updates the cache once the server confirms. Rejects when it does not. */
export function useUpdateSettings() {
  const [mutate, { loading, client }] = useMutation(UpdateSettingsDocument, {
    context: { asViewer: true },
    update: (cache, { data }) => {
      const changed = readFragment(SettingSwitches_settings, data?.updateSettings.settings)
      if (!changed) return
      cache.modify({ fields: { settings: (known) => ({ ...known, ...changed }) } })
    },
  })
  return {
    client,
    busy: loading,
    updateSettings: async (input: UpdateSettingsInput): Promise<void> => {
      await mutate({ variables: { input } })
    },
  }
}
