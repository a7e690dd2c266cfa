/** The listener of the API explorer: a second origin in the same process. */
import { type AddressInfo, isIPv6 } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { Config, SandboxConfig } from './config.ts'
import { buildFoundation } from './http/foundation.ts'
import { graphqlSandbox } from './http/graphql/sandbox.ts'
import type { HttpLimits } from './http/limits.ts'
import { expectFreeAddress } from './platform/free-address.ts'

interface SandboxOptions {
  readonly config: Pick<Config, 'host' | 'trustProxy'> & { readonly sandbox: SandboxConfig }
  readonly log: FastifyBaseLogger
  readonly draining: () => boolean
  /** The API URL. */
  readonly endpoint: string
  readonly schema: GraphQLSchema
  readonly httpLimits?: Partial<HttpLimits>
}

export interface Sandbox {
  readonly app: FastifyInstance
  /** The explorer's URL. */
  readonly url: string
}

/** The configured address is unavailable; `cause` is the system error. */
export class SandboxPortError extends Error {
  constructor(cause: Error) {
    super(`${cause.message}. The API explorer cannot use this port; set SANDBOX_PORT to choose another.`, { cause })
    this.name = 'SandboxPortError'
  }
}

/** The explorer's application, with the usual rules and limits. It does not listen. */
export async function buildSandboxApp(options: Omit<SandboxOptions, 'config'> & Pick<Config, 'trustProxy'>) {
  const app = await buildFoundation({
    log: options.log.child({ listener: 'sandbox' }),
    trustProxy: options.trustProxy,
    development: false,
    draining: options.draining,
    classifiers: [],
    ...(options.httpLimits && { limits: options.httpLimits }),
  })
  await app.register(graphqlSandbox, { endpoint: options.endpoint, schema: options.schema })
  return app
}

/** The origin of a listener, for this machine or, with a specific host, its network. */
export function localOrigin(host: string, port: number): string {
  const shown = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host
  return `http://${isIPv6(shown) ? `[${shown}]` : shown}:${port}`
}

const explain = (error: unknown): never => {
  if (error instanceof Error && (error as NodeJS.ErrnoException).syscall === 'listen') throw new SandboxPortError(error)
  throw error
}

/** Rejects with `SandboxPortError` when the configured port is unavailable. */
export async function expectFreeSandboxPort({ host, sandbox }: Pick<Config, 'host' | 'sandbox'>): Promise<void> {
  if (sandbox === undefined || sandbox.anyPort) return
  await expectFreeAddress({ host, port: sandbox.port }).catch(explain)
}

/**
 * Starts the explorer. If only its default port is in use, a free one is taken, since people reach it through
 * `/graphql`. Throws SandboxPortError when a configured port is unavailable.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { config, log } = options
  const { port, url, anyPort } = config.sandbox
  const listen = async (on: number): Promise<FastifyInstance> => {
    const app = await buildSandboxApp({ ...options, trustProxy: config.trustProxy })
    try {
      await app.listen({ host: config.host, port: on, listenTextResolver: () => 'listening' })
      return app
    } catch (error) {
      await app.close()
      throw error
    }
  }
  const app = await listen(port).catch((error: NodeJS.ErrnoException) => {
    if (!anyPort || error.code !== 'EADDRINUSE') return explain(error)
    log.warn({ port }, 'the API explorer port is in use: using a free one')
    return listen(0)
  })
  const { port: taken } = app.server.address() as AddressInfo
  return { app, url: url ?? localOrigin(config.host, taken) }
}
