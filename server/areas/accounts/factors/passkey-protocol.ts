/** The WebAuthn protocol. Its package is loaded on first use: it takes 0.3 s and 20 MB. */
import { isIP } from 'node:net'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import { PRODUCT_NAME } from '#core/brand.ts'
import { InvalidInputError } from '#core/errors.ts'
import type { Passkey } from '#prisma/client/client.ts'

/** EdDSA, ES256 and RS256. The package's default also offers keys that other versions of Node cannot verify. */
const ALGORITHMS = [-8, -7, -257]
const MAX_RESPONSE = 20_000
const MAX_TRANSPORTS = 10

/** The website that passkeys belong to. */
export type RelyingParty = { readonly id: string; readonly origin: string }

/** Null when the address has no passkeys: browsers demand a host name, and HTTPS except for localhost. */
export const relyingPartyOf = (publicUrl: string): RelyingParty | null => {
  const { hostname, origin, protocol } = new URL(publicUrl)
  const isNumeric = isIP(hostname) !== 0 || hostname.startsWith('[')
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  return isNumeric || (protocol !== 'https:' && !isLocal) ? null : { id: hostname, origin }
}

const credential = { id: z.string().min(1), rawId: z.string().min(1), type: z.literal('public-key') }
const registrationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.array(z.string().max(20)).max(MAX_TRANSPORTS).optional(),
  }),
})
const authenticationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().nullish(),
  }),
})

const parseResponse = <Output>(schema: z.ZodType<Output>, text: string): Output => {
  let given: unknown = null
  try {
    given = text.length <= MAX_RESPONSE ? JSON.parse(text) : null
  } catch {
    // Refused below.
  }
  const result = schema.safeParse(given)
  if (!result.success) throw new InvalidInputError('The response is not one of a passkey.', 'response')
  return result.data
}

const load = () => import('@simplewebauthn/server')

/** What the browser needs to create a passkey. */
export const registrationOptions = async (
  { id: rpID }: RelyingParty,
  user: { readonly id: string; readonly email: string; readonly name: string },
  known: readonly Pick<Passkey, 'credentialId' | 'transports'>[],
) => {
  const { generateRegistrationOptions } = await load()
  return generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID,
    userName: user.email,
    userDisplayName: user.name || user.email,
    userID: new Uint8Array(Buffer.from(user.id)),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
  })
}

type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>

/** The new passkey; null when it is not accepted. Messages of the package contain challenges and are never shown. */
export const verifyRegistration = async (
  { id, origin }: RelyingParty,
  responseText: string,
  challenge: string,
): Promise<NewPasskey | null> => {
  const response = parseResponse(registrationSchema, responseText)
  const { verifyRegistrationResponse } = await load()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} } as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (registrationInfo === undefined) return null
    const { id: credentialId, publicKey, counter } = registrationInfo.credential
    return {
      credentialId,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter: BigInt(counter),
      transports: response.response.transports ?? [],
    }
  } catch {
    return null
  }
}

/** What the browser needs to sign in with any passkey of this website. */
export const authenticationOptions = async ({ id: rpID }: RelyingParty) => {
  const { generateAuthenticationOptions } = await load()
  return generateAuthenticationOptions({ rpID, userVerification: 'required' })
}

/** The credential ID and the user that a response names. */
export const readAuthentication = (responseText: string) => {
  const response = parseResponse(authenticationSchema, responseText)
  const { userHandle } = response.response
  return {
    credentialId: response.id,
    userId: userHandle ? Buffer.from(userHandle, 'base64url').toString() : null,
    response: { ...response, clientExtensionResults: {} } as unknown as AuthenticationResponseJSON,
  }
}

/** The passkey's new counter; null when the response is not accepted. */
export const verifyAuthentication = async (
  { id, origin }: RelyingParty,
  response: AuthenticationResponseJSON,
  challenge: string,
  { credentialId, publicKey, counter }: Pick<Passkey, 'credentialId' | 'publicKey' | 'counter'>,
): Promise<bigint | null> => {
  const { verifyAuthenticationResponse } = await load()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter: Number(counter),
      },
    })
    return verified ? BigInt(authenticationInfo.newCounter) : null
  } catch {
    return null
  }
}
