import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled'
import type { FastifyBaseLogger } from 'fastify'
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
  type ValidationRule,
} from 'graphql'
import { MAX_COST } from '#core/api-limits.ts'
import type { Compiler } from '../../graphql/compiled.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { Pricing } from '../../graphql/cost.ts'
import { createFormatError } from '../../graphql/errors.ts'
import type { BucketState } from '../../platform/token-bucket.ts'
import { KEY_BUDGET_SPENT, TOO_MANY_REQUESTS } from '../cost-limit.ts'
import { deadlineExceeded } from './deadline.ts'
import { createDocumentLimitsRule, knownOperationRule } from './document-limits.ts'
import { expectKeyAllows } from './key-operations.ts'
import { safeTextRule } from './safe-text-rule.ts'

/** Maximum number of tokens in a client's document. */
export const MAX_TOKENS = 1000

/** The context key of the call. A symbol, which Apollo keeps when it copies the context. */
export const CALL = Symbol('call')

/** The state of one call as it passes through Apollo. */
export type Call = {
  /** Charges the cost to the caller's budget. */
  readonly charge: (cost: number) => BucketState | Promise<BucketState>
  /** Called before a mutation runs. */
  readonly onMutation: () => void
  /** Null until the operation is known and valid. */
  cost: number | null
  /** The operation that runs; null until it is known and valid. */
  running: { readonly document: DocumentNode; readonly operation: OperationDefinitionNode } | null
  /** Whether the response is complete and has no errors. */
  clean: boolean
  /** Whether a mutation has begun, so that the response has to say whether it was done. */
  mutates: boolean
  /** Whether the deadline has passed, so that no mutation may begin. */
  late: boolean
}

type ApolloOptions = {
  readonly schema: GraphQLSchema
  readonly compiler: Compiler
  readonly price: Pricing
  readonly log: FastifyBaseLogger
}

type CallContext = RequestContext & { readonly [CALL]: Call }

/** The extension that reports the cost of an operation. */
export const costExtension = (requested: number) => ({ cost: { requested, limit: MAX_COST } })

/** Validation rules for clients' documents, in addition to the standard ones. */
const DOCUMENT_RULES: ValidationRule[] = [safeTextRule, knownOperationRule, createDocumentLimitsRule()]

/** Apollo Server with this API's rules: document limits, operation costs, masked errors. */
export const createApollo = ({ schema, compiler, price, log }: ApolloOptions): ApolloServer<CallContext> => {
  // formatError does not know the request of an error, but the hook that runs before it does.
  const contexts = new WeakMap<object, RequestContext>()
  const format = (context: RequestContext | undefined, formatted: GraphQLFormattedError, error: unknown) => {
    const publicError = createFormatError(context?.log ?? log, context?.clientAddress ?? null)(formatted, error)
    return context === undefined
      ? publicError
      : { ...publicError, extensions: { ...publicError.extensions, requestId: context.requestId } }
  }

  const rememberContexts: ApolloServerPlugin<CallContext> = {
    requestDidStart: async () => ({
      didEncounterErrors: async ({ errors, contextValue }) => {
        for (const error of errors) contexts.set(error, contextValue)
      },
    }),
  }

  const charge: ApolloServerPlugin<CallContext> = {
    requestDidStart: async ({ contextValue }) => {
      const call = contextValue[CALL]
      return {
        didResolveOperation: async ({ document, operation, request }) => {
          // Apollo itself rejects an unknown operation name.
          if (operation === undefined) return
          const cost = price(document, operation, request.variables ?? {})
          call.cost = cost
          call.running = { document, operation }
          if (cost > MAX_COST) throw tooComplex(cost)
          const { apiKey } = contextValue
          if (apiKey) expectKeyAllows(schema, apiKey, document, operation)
          const state = await call.charge(cost)
          if (!state.allowed) throw overBudget(state, apiKey ? KEY_BUDGET_SPENT : TOO_MANY_REQUESTS)
          if (operation.operation !== OperationTypeNode.MUTATION) return
          if (call.late) throw deadlineExceeded()
          call.onMutation()
          call.mutates = true
        },
        willSendResponse: async ({ response: { body } }) => {
          if (body.kind !== 'single' || call.cost === null) return
          const { singleResult } = body
          call.clean = singleResult.errors === undefined && singleResult.data !== undefined
          singleResult.extensions = { ...singleResult.extensions, ...costExtension(call.cost) }
        },
      }
    },
  }

  const compile: ApolloServerPlugin<CallContext> = {
    requestDidStart: async () => ({
      responseForOperation: async ({ document, operation, request, contextValue }) => {
        const result = await compiler.run({
          document,
          operation,
          variables: request.variables ?? {},
          context: contextValue,
        })
        if (result === null) return null
        // This result bypasses Apollo's error formatting; a compiled result has no errors.
        const singleResult = { data: result.data ?? null }
        return { http: { status: undefined, headers: new HeaderMap() }, body: { kind: 'single', singleResult } }
      },
    }),
  }

  return new ApolloServer<CallContext>({
    schema,
    introspection: true,
    // Callers are identified only by bearer tokens, which another site's page cannot send for them.
    csrfPrevention: false,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: DOCUMENT_RULES,
    logger: log,
    formatError: (formatted, error) =>
      format(typeof error === 'object' && error !== null ? contexts.get(error) : undefined, formatted, error),
    plugins: [
      rememberContexts,
      charge,
      compile,
      explorerForBrowsers,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  })
}

/** Lets Apollo detect browsers that open the URL. The explorer itself is on a separate origin. */
const explorerForBrowsers: ApolloServerPlugin<object> = {
  serverWillStart: async () => ({ renderLandingPage: async () => ({ html: '' }) }),
}

const tooComplex = (cost: number): GraphQLError =>
  new GraphQLError(`The operation costs ${cost}; the maximum is ${MAX_COST}.`, {
    extensions: { code: 'QUERY_TOO_COMPLEX', http: { status: 400 } },
  })

const overBudget = ({ retryAfterSeconds }: BucketState, message: string): GraphQLError =>
  new GraphQLError(message, {
    extensions: {
      code: 'RATE_LIMITED',
      http: { status: 429, headers: new HeaderMap([['retry-after', String(retryAfterSeconds)]]) },
    },
  })
