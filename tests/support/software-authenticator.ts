import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

type Options = {
  readonly rp?: { readonly id?: string }
  readonly rpId?: string
  readonly challenge: string
  readonly user?: { readonly id: string }
}
type Changes = {
  readonly origin?: string
  readonly type?: string
  readonly challenge?: string
  readonly verified?: boolean
  readonly counter?: number
  readonly signature?: string
  readonly userHandle?: string
}

const base64url = (bytes: Buffer): string => bytes.toString('base64url')
const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest()

/** The parts of CBOR that WebAuthn needs. */
const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
const bytes = (value: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, value.length]), value])

/** An authenticator with one passkey (ES256), whose answers tests can change. */
export const createSoftwareAuthenticator = (origin = 'https://site.example') => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  let counter = 0
  let userHandle = ''

  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ])
  const authData = (rpId: string, flags: number, count: number, rest = Buffer.alloc(0)): Buffer => {
    const number = Buffer.alloc(4)
    number.writeUInt32BE(count)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), number, rest])
  }
  const clientData = (type: string, { challenge }: Options, changes: Changes): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false, ...changes }))
  const answer = (response: object): string =>
    JSON.stringify({
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    })

  return {
    /** The answer to the options of a registration. */
    create: (options: Options, { verified = true, ...changes }: Changes = {}): string => {
      userHandle = options.user?.id ?? ''
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey])
      const data = authData(options.rp?.id ?? '', verified ? 0x45 : 0x41, 0, credential)
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(data),
      ])
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', options, changes)),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      })
    },

    /** The answer to the options of a sign-in. */
    get: (
      options: Options,
      { verified = true, signature, userHandle: handle, counter: count, ...changes }: Changes = {},
    ): string => {
      counter = count ?? counter + 1
      const data = authData(options.rpId ?? '', verified ? 0x05 : 0x01, counter)
      const client = clientData('webauthn.get', options, changes)
      const signed = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: signature ?? base64url(signed),
        userHandle: handle ?? userHandle,
      })
    },
  }
}
