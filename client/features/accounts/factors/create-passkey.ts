import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser'

type Created = { readonly response: string } | { readonly problem: string }

const ALREADY = 'This device already has a passkey for your account.'
const NOT_CREATED = 'No passkey was created. Please try again.'

/** Has the browser create a passkey. */
export async function createPasskey(options: unknown): Promise<Created> {
  if (!browserSupportsWebAuthn()) return { problem: 'unsupported' }
  try {
    return { response: JSON.stringify(await startRegistration({ optionsJSON: options as never })) }
  } catch (error) {
    const isKnown = (error as { code?: unknown }).code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    return { problem: isKnown ? ALREADY : NOT_CREATED }
  }
}
