import { Secret, TOTP } from 'otpauth'
import { clock } from '#tests/support/catalogue.ts'
import type { createMembers } from '#tests/support/members.ts'
import type { createSoftwareAuthenticator } from '#tests/support/software-authenticator.ts'

type Members = Pick<Awaited<ReturnType<typeof createMembers>>, 'query' | 'join'>
type Caller = { readonly token?: string; readonly address?: string; readonly deviceToken?: string }

const FAILURE = '__typename ... on Failure { code message field }'
const SESSION = 'session { accessToken } viewer { email }'

/** What members do with second factors, through the API. */
export const createFactorMembers = (members: Members) => {
  const run = async (text: string, variables: object = {}, caller: Caller = {}) => {
    const { data, errors } = await members.query(text, variables, caller)
    if (errors !== undefined) return errors[0].extensions
    const [name = ''] = Object.keys(data)
    return data[name]
  }
  const mutate = (name: string, payload: string, input: object | null = null, caller: Caller = {}) => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
    const body = `{ ${FAILURE} ${payload} }`
    return input === null
      ? run(`mutation { ${name} ${body} }`, {}, caller)
      : run(`mutation ($input: ${type}!) { ${name}(input: $input) ${body} }`, { input }, caller)
  }

  const startPasskey = (token: string) =>
    mutate('startAddingPasskey', '... on StartAddingPasskeyPayload { token options }', null, { token })
  const addPasskey = async (token: string, device: ReturnType<typeof createSoftwareAuthenticator>, name = 'Laptop') => {
    const started = await startPasskey(token)
    if (started.token === undefined) return started
    const input = { token: started.token, response: device.create(started.options), name }
    return mutate('addPasskey', '... on AddPasskeyPayload { passkey { id name } recoveryCodes }', input, { token })
  }

  const startApp = (token: string) =>
    mutate('startAuthenticatorApp', '... on StartAuthenticatorAppPayload { token secret uri }', null, { token })
  const confirmApp = (token: string, setUp: string, code: string) =>
    mutate(
      'confirmAuthenticatorApp',
      '... on ConfirmAuthenticatorAppPayload { recoveryCodes }',
      { token: setUp, code },
      { token },
    )
  /** The code of a secret, so many milliseconds after the fixed time. */
  const codeOf = (secret: string, after = 0): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() + after })

  return {
    run,
    mutate,
    codeOf,
    startPasskey,
    addPasskey,
    startApp,
    confirmApp,
    /** A new member with an authenticator app, whose first code was used at the fixed time. */
    joinWithApp: async (email = 'ada@people.example') => {
      const token = await members.join(email)
      const { token: setUp, secret } = await startApp(token)
      const { recoveryCodes } = await confirmApp(token, setUp, codeOf(secret))
      return { token, secret: secret as string, recoveryCodes: recoveryCodes as string[] }
    },
    complete: (challenge: string, code: string, caller: Caller = {}) =>
      mutate(
        'completeSignIn',
        `... on CompleteSignInPayload { recoveryCodesLeft ${SESSION} }`,
        { challenge, code },
        caller,
      ),
    startPasskeySignIn: (caller: Caller = {}) =>
      mutate('startPasskeySignIn', '... on StartPasskeySignInPayload { token options }', null, caller),
    signInWithPasskey: (token: string, response: string, caller: Caller = {}) =>
      mutate('signInWithPasskey', `... on SignInWithPasskeyPayload { ${SESSION} }`, { token, response }, caller),
    factors: async (token: string) =>
      (
        await run(
          '{ viewer { secondFactors { passkeys { id name lastUsedAt } passkeysAvailable appConfirmedAt recoveryCodesLeft requiredFrom resetAt } } }',
          {},
          { token },
        )
      ).secondFactors,
    isSignedIn: async (token: string) => (await run('{ viewer { id } }', {}, { token })) !== null,
  }
}
