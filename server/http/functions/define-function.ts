import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DocumentNode } from 'graphql'
import { z } from 'zod'
import type { Action } from '#core/policy.ts'

/** The user a caller claims to be; only compared with the token's. */
export const legacyClaim = { user_id: z.string().nullish(), userId: z.string().nullish() }

/** Who may make a call; editors and administrators need a verified email address. */
export type FunctionAccess = 'anyone' | 'member' | 'editor' | 'administrator'

/** What the OpenAPI document says about a call. */
type DeclaredCall = {
  /** One sentence. */
  readonly summary: string
  readonly access: FunctionAccess
  /** The body of each successful answer, by status. Failures have the same body everywhere. */
  readonly answers: Readonly<Record<number, z.ZodType>>
}

/** The answer of calls that only say that they succeeded. */
export const successSchema = z.object({ success: z.literal(true) })

/** Status and JSON body. */
export type FunctionReply = { readonly status?: number; readonly body: unknown }

type TypedCall<Input, Data, Variables> = DeclaredCall & {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** The `action` of this call; null where the method alone decides. */
  readonly action: string | null
  /** The schema of the query (GET) or body; unknown keys are dropped, invalid values get 400. */
  readonly input: z.ZodType<Input>
  readonly document: TypedDocumentNode<Data, Variables>
  readonly variables: (input: Input) => Variables
  readonly reply: (data: Data, input: Input) => FunctionReply
  /** Whether it shows data without a cache tag, such as view counts; its responses are not cached. */
  readonly isLive?: boolean
  /** Whether JSON may be sent as `text/plain`, like browser beacons; it must then not act for a user. */
  readonly takesBeacons?: boolean
}

/** A call with erased types, so that calls of different types fit into one list. */
export type FunctionCall = DeclaredCall & {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly action: string | null
  readonly input: z.ZodType<unknown>
  readonly document: DocumentNode
  readonly variables: (input: unknown) => Record<string, unknown>
  readonly reply: (data: unknown, input: unknown) => FunctionReply
  readonly isLive?: boolean
  readonly takesBeacons?: boolean
}

/** A legacy endpoint, `/.netlify/functions/{name}`: a thin layer over GraphQL documents. */
export type FunctionDefinition = {
  readonly name: string
  readonly calls: readonly FunctionCall[]
  /** Largest body in bytes; the application's limit by default. */
  readonly maxBodyBytes?: number
  /** Whether a failure's `error` is a plain text instead of an object. */
  readonly errorAsText?: boolean
  /** Required permission, checked before reading large bodies. The services check again. */
  readonly onlyFor?: Action
}

/** Type-checks action, input, document and reply together. */
export const defineCall = <Input, Data, Variables>(call: TypedCall<Input, Data, Variables>): FunctionCall =>
  // Input and data only come from its own schema and document, so erasing the types is safe.
  call as unknown as FunctionCall
