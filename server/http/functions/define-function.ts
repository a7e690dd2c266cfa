import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DocumentNode } from 'graphql'
import { z } from 'zod'
import type { Action } from '../../../core/policy.ts'

/** Who the caller says they are: compared with who they are, and used for nothing else. */
export const legacyClaim = { user_id: z.string().nullish(), userId: z.string().nullish() }

/** A plain response: its status and its JSON body. */
export type FunctionReply = { readonly status?: number; readonly body: unknown }

type TypedCall<Input, Data, Variables> = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** The `action` in the body that means this call; null where the method alone decides. */
  readonly action: string | null
  /** The shape of the query (GET) or of the body; what it does not know is dropped, what does not fit is 400. */
  readonly input: z.ZodType<Input>
  readonly document: TypedDocumentNode<Data, Variables>
  readonly variables: (input: Input) => Variables
  readonly reply: (data: Data, input: Input) => FunctionReply
  /** Whether it shows what changes without a cache tag, such as counts of views: then no response is cached. */
  readonly isLive?: boolean
  /** Whether its JSON may come as `text/plain`, as browsers send their beacons; then it must do nothing for anybody. */
  readonly takesBeacons?: boolean
}

/** One row of a function's table, its types hidden so that rows of different shapes fit into one list. */
export type FunctionCall = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly action: string | null
  readonly input: z.ZodType<unknown>
  readonly document: DocumentNode
  readonly variables: (input: unknown) => Record<string, unknown>
  readonly reply: (data: unknown, input: unknown) => FunctionReply
  readonly isLive?: boolean
  readonly takesBeacons?: boolean
}

/** A legacy endpoint, `/.netlify/functions/{name}`: a thin table over GraphQL documents. */
export type FunctionDefinition = {
  readonly name: string
  readonly calls: readonly FunctionCall[]
  /** Most bytes of a body; that of the whole application when left out. */
  readonly maxBodyBytes?: number
  /** Whether `error` of a failure is its text alone, as callers of this function read it, and not an object. */
  readonly errorAsText?: boolean
  /** Whoever may not do this is refused before the body is read: for large bodies. The services decide again. */
  readonly onlyFor?: Action
}

/** Checks one row's types against each other: action, input, document, reply. */
export const defineCall = <Input, Data, Variables>(call: TypedCall<Input, Data, Variables>): FunctionCall =>
  // Input and data reach a row only through its own schema and document, so the erased types hold.
  call as unknown as FunctionCall
