import type { Database } from '#server/platform/database/database.ts'
import type { createMembers } from '../../support/members.ts'
import { storedEmails } from '../../support/stored-emails.ts'

type App = {
  readonly database: Database
  readonly members: Pick<Awaited<ReturnType<typeof createMembers>>, 'query' | 'services'>
}

const FAILURE = '__typename ... on Failure { code }'
const REASON = '__typename ... on Failure { code } ... on InvalidInputError { field message }'

export const NEW_PASSWORD = 'another long phrase'
export const INVALID_CODE = { __typename: 'InvalidCodeError', code: 'INVALID_CODE' }
export const SIGN_IN_REQUIRED = { __typename: 'SignInRequiredError', code: 'SIGN_IN_REQUIRED' }

/** What members do with emailed codes, through the API. */
export const createEmailCodes = ({ database, members }: App) => {
  const run = async (name: string, text: string, variables: object, caller: object = {}) => {
    const { data, errors } = await members.query(text, variables, caller)
    return errors === undefined ? data[name] : errors[0].extensions
  }

  /** The emails so far, newest last, with their codes. */
  const emails = async () => {
    const rows = await storedEmails(database)
    return rows.map(({ to, subject, text, html }) => ({
      recipient: to,
      subject,
      code: /code=([\w-]{43})\n/.exec(text)?.[1],
      link: /https?:\S+/.exec(text)?.[0],
      html,
    }))
  }
  const lastCode = async () => (await emails()).at(-1)?.code ?? ''

  const requestReset = (email: string, { deviceToken, ...caller }: { deviceToken?: string; address?: string } = {}) =>
    run(
      'requestPasswordReset',
      `mutation ($email: String!, $deviceToken: String) {
        requestPasswordReset(input: { email: $email, deviceToken: $deviceToken }) { ${FAILURE} ... on RequestPasswordResetPayload { done requestToken } }
      }`,
      { email, deviceToken },
      caller,
    )

  return {
    emails,
    lastCode,
    requestReset,
    lookUp: (code: string, requestToken?: string) =>
      run(
        'emailCode',
        `query ($code: String!, $requestToken: String) { emailCode(code: $code, requestToken: $requestToken) {
          ${FAILURE} ... on EmailCode { purpose email emailRequired emailVerified }
        } }`,
        { code, requestToken },
      ),
    verify: (code: string, token?: string) =>
      run(
        'verifyEmail',
        `mutation ($code: String!) { verifyEmail(input: { code: $code }) { ${FAILURE} ... on VerifyEmailPayload { email } } }`,
        { code },
        token === undefined ? {} : { token },
      ),
    requestVerification: (token?: string) =>
      run(
        'requestVerification',
        `mutation { requestVerification { ${FAILURE} } }`,
        {},
        token === undefined ? {} : { token },
      ),
    reset: (
      code: string,
      newPassword = NEW_PASSWORD,
      caller: object = {},
      proof: object = { email: 'ada@people.example' },
    ) =>
      run(
        'resetPassword',
        `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { ${REASON} ... on ResetPasswordPayload { done } } }`,
        { input: { code, newPassword, ...proof } },
        caller,
      ),
    /** Requests a reset and returns the emailed code. */
    resetCode: async (email: string) => {
      await requestReset(email)
      await members.services.accounts.recovery.answerRequests()
      return lastCode()
    },
    whoIs: async (token: string) =>
      (await members.query('{ viewer { emailVerified role fullName company } }', {}, { token })).data.viewer,
  }
}
