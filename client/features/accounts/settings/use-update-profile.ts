import { useMutation } from '@apollo/client/react'
import { readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { UpdateProfileInput } from '#client/gql/graphql.ts'
import { SessionUser_viewer, updateSessionUser } from '#client/lib/session.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { type FormOutcome, formFailureOf } from '#client/lib/use-form.ts'

// ProfileForm_viewer is in profile-form.tsx, which shows what the response changes in the cache.
const UpdateProfileDocument = graphql(`
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      __typename
      ... on UpdateProfilePayload {
        viewer {
          id
          updatedAt
          ...ProfileForm_viewer
          ...SessionUser_viewer
        }
      }
      ... on InvalidInputError {
        field
        message
      }
    }
  }
`)

export const PROFILE_FIELDS = ['fullName', 'company', 'jobTitle', 'industry', 'website', 'bio'] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]

/** Saves the member's profile and updates every screen, including the menu. Rejects when the server is unreachable. */
export function useUpdateProfile() {
  const [mutate] = useMutation(UpdateProfileDocument, { context: { asViewer: true } })
  return async (input: UpdateProfileInput): Promise<FormOutcome<ProfileField, true>> => {
    const { data } = await mutate({ variables: { input } })
    const { payload, failure } = unwrap(data?.updateProfile)
    if (failure) return formFailureOf(failure, PROFILE_FIELDS)
    updateSessionUser(readFragment(SessionUser_viewer, payload.viewer))
    return { done: true }
  }
}
