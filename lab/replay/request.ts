/** Values of a version that requests need: tool ids as `id:SLUG`, tokens, email addresses. */
export type Values = Record<string, string>

export type ReplayRequest = {
  readonly kind: string
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Waits for an email of this version and provides its code as `code`. */
  readonly needsEmailCode?: boolean
  /** Captures values for later requests from the response text. */
  readonly capture?: (text: string) => Values
}

const fill = (text: string, values: Values): string =>
  text.replace(/\{\{([^}]+)\}\}/g, (_all, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No request before has given a value for ${name}`)
    return value
  })

/** Replaces `{{name}}` in the path, the headers and the body. */
export const fillIn = (request: ReplayRequest, values: Values): ReplayRequest => ({
  ...request,
  path: fill(request.path, values),
  headers: Object.fromEntries(
    Object.entries(request.headers ?? {}).map(([name, value]) => [name, fill(value, values)]),
  ),
  ...(request.body === undefined ? {} : { body: fill(request.body, values) }),
})

const JSON_BODY = { 'content-type': 'application/json' }
const AS_MEMBER = { authorization: 'Bearer {{token}}' }

export const get = (kind: string, path: string, headers: Record<string, string> = {}): ReplayRequest => ({
  kind,
  method: 'GET',
  path,
  headers,
})

export const post = (
  kind: string,
  path: string,
  value: unknown,
  headers: Record<string, string> = {},
): ReplayRequest => ({
  kind,
  method: 'POST',
  path,
  headers: { ...JSON_BODY, ...headers },
  body: JSON.stringify(value),
})

export const query = (text: string, variables: object = {}): ReplayRequest =>
  post('GraphQL', '/graphql', { query: text, variables })

export const memberQuery = (
  text: string,
  variables: object = {},
  capture?: ReplayRequest['capture'],
): ReplayRequest => ({
  ...post('GraphQL of a member', '/graphql', { query: text, variables }, AS_MEMBER),
  ...(capture === undefined ? {} : { capture }),
})

export const memberCall = (method: string, path: string, value?: unknown): ReplayRequest => ({
  kind: 'function of a member',
  method,
  path,
  headers: value === undefined ? AS_MEMBER : { ...JSON_BODY, ...AS_MEMBER },
  ...(value === undefined ? {} : { body: JSON.stringify(value) }),
})
