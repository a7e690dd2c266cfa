import { useMutation } from '@apollo/client/react'
import { readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { storedDeviceToken } from '#client/lib/device-token.ts'
import { SessionUser_viewer, startSession } from '#client/lib/session.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { type FormOutcome, textOrNull } from '#client/lib/use-form.ts'
import { toast } from '#client/ui/toast.ts'
import { signUpFailureOf } from './sign-up-rules.ts'

const SignUpDocument = graphql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      __typename
      ... on SignUpPayload {
        referralCodeKnown
        session {
          accessToken
          expiresAt
        }
        viewer {
          id
          ...SessionUser_viewer
        }
        deviceToken
      }
      ...Failure_failure
    }
  }
`)

export const SIGN_UP_FIELDS = [
  'email',
  'password',
  'fullName',
  'company',
  'jobTitle',
  'industry',
  'referralCode',
] as const
type Name = (typeof SIGN_UP_FIELDS)[number]

/** Long enough to be read after the message above it. */
const LINK_SHOWN_MS = 12_000

const unknownCodeText = (code: string | null) => ` Referral code ${code} doesn't exist, so it won't count.`

/**
 * Creates an account, starts its first session in this browser and shows a message. Rejects when the server is
 * unreachable.
 */
export function useSignUp() {
  // Never cached: the response contains the token.
  const [mutate, { client }] = useMutation(SignUpDocument, { fetchPolicy: 'no-cache' })
  return async (values: Readonly<Record<Name, string>>): Promise<FormOutcome<Name, true>> => {
    const input = {
      email: values.email.trim(),
      password: values.password,
      fullName: values.fullName.trim(),
      company: textOrNull(values.company),
      jobTitle: textOrNull(values.jobTitle),
      industry: values.industry || null,
      referralCode: textOrNull(values.referralCode),
      deviceToken: storedDeviceToken.get(),
    }
    const { data } = await mutate({ variables: { input } })
    const { payload, failure } = unwrap(data?.signUp)
    if (failure) return signUpFailureOf(failure, SIGN_UP_FIELDS)
    const viewer = readFragment(SessionUser_viewer, payload.viewer)
    startSession(client, payload, viewer)
    const isUnknown = payload.referralCodeKnown === false
    toast(`Account created successfully!${isUnknown ? unknownCodeText(input.referralCode) : ''}`)
    if (!viewer.emailVerified) toast('We sent you an email with a link. Open it to verify your address.', LINK_SHOWN_MS)
    return { done: true }
  }
}
