import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { PROFILE_INDUSTRIES } from '../../../core/accounts/industries.ts'
import { readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { storedDeviceToken } from '../../lib/device-token.ts'
import { SessionUser_viewer, startSession } from '../../lib/session.ts'
import { Field, Select } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { EmailLine, FormFrame, Line } from './auth-controls.tsx'
import { signUpProblems } from './auth-rules.ts'
import type { AuthFormProps } from './sign-in-form.tsx'
import { refusalOf, useAuthForm } from './use-auth-form.ts'

const SignUpDocument = graphql(`
  mutation SignUpMutation($input: SignUpInput!) {
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
      ... on Failure {
        message
      }
      ... on InvalidInputError {
        field
      }
    }
  }
`)

const FIELDS = ['email', 'password', 'fullName', 'company', 'jobTitle', 'industry', 'referralCode'] as const
const MAX_LINE = 100
const MAX_CODE = 8

const unknownCodeText = (code: string | null) => ` Nobody has the referral code ${code}, so it will not count.`

type SignUpFormProps = AuthFormProps & {
  /** From the link of whoever recommended us; empty without one. */
  readonly referralCode: string
}

/** Makes an account and begins its first session. */
export function SignUpForm({ referralCode, ...props }: SignUpFormProps) {
  const client = useApolloClient()
  const [code, setCode] = useState(referralCode)
  const form = useAuthForm({
    check: signUpProblems,
    fallback: 'An error occurred during sign up',
    send: async (values) => {
      const input = {
        email: values('email').trim(),
        password: values('password'),
        fullName: values('fullName').trim(),
        company: values('company').trim() || null,
        jobTitle: values('jobTitle').trim() || null,
        industry: values('industry') || null,
        referralCode: values('referralCode').trim() || null,
        deviceToken: storedDeviceToken.get(),
      }
      // Never in the cache: the answer holds the token.
      const { data } = await client.mutate({ mutation: SignUpDocument, variables: { input }, fetchPolicy: 'no-cache' })
      const result = data?.signUp
      if (!result) return { problem: 'Failed to sign up' }
      if (result.__typename !== 'SignUpPayload') return refusalOf(result, FIELDS)
      startSession(client, result, readFragment(SessionUser_viewer, result.viewer))
      const isUnknown = result.referralCodeKnown === false
      toast(`Account created successfully!${isUnknown ? unknownCodeText(input.referralCode) : ''}`)
      return null
    },
  })
  return (
    <FormFrame form={form} submit="Create Account" busy="Creating account…">
      <EmailLine form={form} {...props} />
      <Line
        form={form}
        name="password"
        label="Password"
        hint="At least 8 characters"
        type="password"
        autoComplete="new-password"
        required
      />
      <Line form={form} name="fullName" label="Full Name" autoComplete="name" maxLength={MAX_LINE} required />
      <Line form={form} name="company" label="Company (optional)" autoComplete="organization" maxLength={MAX_LINE} />
      <Line
        form={form}
        name="jobTitle"
        label="Job Title (optional)"
        autoComplete="organization-title"
        maxLength={MAX_LINE}
      />
      <Field label="Industry (optional)" error={form.errors.industry}>
        {(control) => (
          <Select {...control} name="industry" defaultValue="" onChange={() => form.edit('industry')}>
            <option value="">Select an industry</option>
            {PROFILE_INDUSTRIES.map((industry) => (
              <option key={industry}>{industry}</option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid gap-1">
        <Line
          form={form}
          name="referralCode"
          label="Referral Code (optional)"
          autoComplete="off"
          maxLength={MAX_CODE}
          value={code}
          onChange={(event) => setCode(event.target.value.replace(/[a-z]+/g, (letters) => letters.toUpperCase()))}
        />
        <p role="status" className="text-sm text-support empty:hidden">
          {code.trim() === '' ? '' : "You'll help your friend earn rewards when you subscribe!"}
        </p>
      </div>
    </FormFrame>
  )
}
