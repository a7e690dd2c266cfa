import { z } from 'zod'
import { UnauthenticatedError } from '#core/errors.ts'
import { readFragment } from '../gql/fragment-masking.ts'
import { graphql } from '../gql/gql.ts'
import type { LegacySession_sessionFragment, LegacyUser_viewerFragment } from '../gql/graphql.ts'
import { defineCall, type FunctionDefinition, legacyClaim, successSchema } from './define-function.ts'
import { expectSuccess } from './expect-success.ts'
import {
  LegacySession,
  LegacyUser,
  legacySessionSchema,
  legacySubscriptionSchema,
  legacyUserSchema,
  toLegacyPlan,
  toLegacySubscription,
  toLegacyUser,
} from './legacy-user.ts'

const text = z.string()
const optional = text.nullish()

const viewerDocument = graphql(`
  query AuthFunctionViewer {
    viewer {
      ...LegacyUser_viewer
    }
  }
`)
const signUpDocument = graphql(`
  mutation AuthFunctionSignUp($input: SignUpInput!) {
    signUp(input: $input) {
      __typename
      ... on SignUpPayload {
        referralCodeKnown
        session {
          ...LegacySession_session
        }
        viewer {
          ...LegacyUser_viewer
        }
      }
      ...FunctionFailure_failure
    }
  }
`)
const signInDocument = graphql(`
  mutation AuthFunctionSignIn($input: SignInInput!) {
    signIn(input: $input) {
      __typename
      ... on SignInPayload {
        session {
          ...LegacySession_session
        }
        viewer {
          ...LegacyUser_viewer
        }
      }
      ...FunctionFailure_failure
    }
  }
`)
const updateDocument = graphql(`
  mutation AuthFunctionUpdate($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      __typename
      ... on UpdateProfilePayload {
        viewer {
          ...LegacyUser_viewer
        }
      }
      ...FunctionFailure_failure
    }
  }
`)
const resetDocument = graphql(`
  mutation AuthFunctionReset($email: String!) {
    requestPasswordReset(input: { email: $email }) {
      __typename
      ...FunctionFailure_failure
    }
  }
`)
const changeDocument = graphql(`
  mutation AuthFunctionChange($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      __typename
      ... on ChangePasswordPayload {
        session {
          ...LegacySession_session
        }
        viewer {
          ...LegacyUser_viewer
        }
      }
      ...FunctionFailure_failure
    }
  }
`)

const userSchema = z.object({ user: legacyUserSchema })
const signedInSchema = z.object({ session: legacySessionSchema, user: legacyUserSchema })

/** A session with its user, in the legacy format. */
const signedIn = (session: LegacySession_sessionFragment, viewer: LegacyUser_viewerFragment) => {
  const user = toLegacyUser(viewer)
  const { accessToken, expiresAt } = session
  return { session: { access_token: accessToken, refresh_token: null, expires_at: expiresAt, user }, user }
}

/** POST auth: the caller's own account, by `action`. */
export const auth: FunctionDefinition = {
  name: 'auth',
  calls: [
    defineCall({
      method: 'POST',
      action: 'verify',
      summary: 'Gives the user of the session.',
      access: 'member',
      answers: { 200: userSchema },
      input: z.object(legacyClaim),
      document: viewerDocument,
      variables: () => ({}),
      reply: ({ viewer }) => {
        if (viewer === null || viewer === undefined) throw new UnauthenticatedError()
        return { body: { user: toLegacyUser(readFragment(LegacyUser, viewer)) } }
      },
    }),
    defineCall({
      method: 'POST',
      action: 'signup',
      summary: 'Creates an account and a session.',
      access: 'anyone',
      answers: { 200: signedInSchema.extend({ referral_code_known: z.boolean().optional() }) },
      input: z.object({
        email: text,
        password: text,
        metadata: z
          .object({
            fullName: text.default(''),
            company: optional,
            jobTitle: optional,
            industry: optional,
            referralCode: optional,
          })
          .default({ fullName: '' }),
      }),
      document: signUpDocument,
      variables: ({ email, password, metadata }) => ({ input: { email, password, ...metadata } }),
      reply: ({ signUp }) => {
        const { session, viewer, referralCodeKnown: known } = expectSuccess(signUp, 'SignUpPayload')
        const said = typeof known === 'boolean' ? { referral_code_known: known } : {}
        return {
          body: { ...signedIn(readFragment(LegacySession, session), readFragment(LegacyUser, viewer)), ...said },
        }
      },
    }),
    defineCall({
      method: 'POST',
      action: 'signin',
      summary: 'Creates a session with email and password, and with a code for an account with a second factor.',
      access: 'anyone',
      answers: { 200: signedInSchema },
      // A code of the authenticator app or a recovery code.
      input: z.object({ email: text, password: text, code: optional }),
      document: signInDocument,
      variables: (input) => ({ input }),
      reply: ({ signIn }) => {
        const { session, viewer } = expectSuccess(signIn, 'SignInPayload')
        return { body: signedIn(readFragment(LegacySession, session), readFragment(LegacyUser, viewer)) }
      },
    }),
    defineCall({
      method: 'POST',
      action: 'update_profile',
      summary: 'Changes the profile of the caller.',
      access: 'member',
      answers: { 200: successSchema.extend(userSchema.shape) },
      input: z.object({
        ...legacyClaim,
        // Strict: changing anything else is an error.
        updates: z.strictObject({
          full_name: text.optional(),
          company: optional,
          job_title: optional,
          industry: optional,
          website: optional,
          bio: optional,
        }),
      }),
      document: updateDocument,
      variables: ({ updates: { full_name: fullName, job_title: jobTitle, ...rest } }) => ({
        input: {
          ...rest,
          ...(fullName === undefined ? {} : { fullName }),
          ...(jobTitle === undefined ? {} : { jobTitle }),
        },
      }),
      reply: ({ updateProfile }) => {
        const { viewer } = expectSuccess(updateProfile, 'UpdateProfilePayload')
        return { body: { success: true, user: toLegacyUser(readFragment(LegacyUser, viewer)) } }
      },
    }),
    defineCall({
      method: 'POST',
      action: 'reset_password',
      summary: 'Sends an email to reset the password, if the account exists.',
      access: 'anyone',
      answers: { 200: successSchema },
      input: z.object({ email: text }),
      document: resetDocument,
      variables: (input) => input,
      reply: ({ requestPasswordReset }) => {
        expectSuccess(requestPasswordReset, 'RequestPasswordResetPayload')
        return { body: { success: true } }
      },
    }),
    defineCall({
      method: 'POST',
      action: 'check_subscription',
      summary: 'Gives the plan of the caller.',
      access: 'member',
      answers: { 200: legacySubscriptionSchema },
      input: z.object(legacyClaim),
      document: viewerDocument,
      variables: () => ({}),
      reply: ({ viewer }) => {
        if (viewer === null || viewer === undefined) throw new UnauthenticatedError()
        const member = readFragment(LegacyUser, viewer)
        return { body: { ...toLegacySubscription(member), plan: toLegacyPlan(member) } }
      },
    }),
    defineCall({
      method: 'POST',
      action: 'change_password',
      summary: 'Changes the password and ends all other sessions. The answer contains the new token of this one.',
      access: 'member',
      answers: { 200: successSchema.extend(signedInSchema.shape) },
      input: z.object({ ...legacyClaim, currentPassword: text, newPassword: text }),
      document: changeDocument,
      variables: ({ currentPassword, newPassword }) => ({ input: { currentPassword, newPassword } }),
      reply: ({ changePassword }) => {
        const { session, viewer } = expectSuccess(changePassword, 'ChangePasswordPayload')
        // The caller's own session with its new token.
        return {
          body: { success: true, ...signedIn(readFragment(LegacySession, session), readFragment(LegacyUser, viewer)) },
        }
      },
    }),
  ],
}
