import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type DocumentNode, getOperationAST, OperationTypeNode } from 'graphql'
import { z } from 'zod'
import type { KeyScope } from '#core/integrations/key-scopes.ts'

/** What an answer needs to know about the installation. */
export type McpSite = {
  /** Public origin of the pages, without a trailing slash. */
  readonly publicUrl: string
}

/** Part of every output: set when the answer was cut to its limit. */
export const cutNote = {
  cut: z.string().optional().describe('Says what is missing when the answer was cut to its limit.'),
}

type TypedTool<Input, Data, Variables, Output> = {
  /** The name that assistants call. */
  readonly name: string
  readonly title: string
  /** Tells assistants when to use it. */
  readonly description: string
  /** The scope of the API key that it needs. Without one, it needs no key, and a key needs the scope `catalogue`. */
  readonly scope?: Exclude<KeyScope, 'catalogue'>
  readonly input: z.ZodType<Input>
  readonly output: z.ZodType<Output>
  readonly document: TypedDocumentNode<Data, Variables>
  readonly variables: (input: Input) => Variables
  /** Throws DomainError for an expected failure, UnknownToolError for a tool that is not in the catalog. */
  readonly answer: (data: Data, input: Input, site: McpSite) => NoInfer<Output>
  /** The same content as short Markdown. */
  readonly text: (output: NoInfer<Output>) => string
  /** Lists of the output that are shortened when the answer is too large. */
  readonly lists: readonly (keyof NoInfer<Output> & string)[]
}

/** A tool with erased types, so that tools of different types fit into one table. */
export type McpTool = {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly scope?: Exclude<KeyScope, 'catalogue'>
  readonly input: z.ZodType<unknown>
  readonly output: z.ZodType<Record<string, unknown>>
  readonly document: DocumentNode
  readonly variables: (input: unknown) => Record<string, unknown>
  readonly answer: (data: unknown, input: unknown, site: McpSite) => Record<string, unknown>
  readonly text: (output: Record<string, unknown>) => string
  readonly lists: readonly string[]
}

/** Type-checks input, document, output and text together. */
export const defineMcpTool = <Input, Data, Variables, Output>(
  tool: TypedTool<Input, Data, Variables, Output>,
): McpTool =>
  // Input, data and output only come from its own schemas and document, so erasing the types is safe.
  tool as unknown as McpTool

/** Whether it only reads. */
export const isReadOnly = ({ document }: McpTool): boolean =>
  getOperationAST(document)?.operation === OperationTypeNode.QUERY
