/** Uploaded logos: `/logos/{hash}.svg` for light pages and `/logos/{hash}-dark.svg` for dark ones, or `.png`. */
import fp from 'fastify-plugin'
import type { RequestContext } from '../../graphql/context.ts'
import type { Execute } from '../../graphql/execute.ts'
import { graphql } from '../gql/gql.ts'
import { runTyped } from '../run-typed.ts'

export const LogoFileQuery = graphql(`
  query LogoFile($name: String!) {
    logoFile(name: $name) {
      contentType
      data
    }
  }
`)

/** An uploaded SVG opened as a page of its own runs nothing, even if a check of uploads has a flaw. */
const POLICY = "default-src 'none'; sandbox"
const FOREVER = 'public, max-age=31536000, immutable'

type LogosOptions = {
  readonly execute: Execute
  /** The context of internal calls. */
  readonly context: RequestContext
}

export const logos = fp<LogosOptions>(
  async (fastify, { execute, context }) => {
    fastify.get<{ readonly Params: { readonly name: string } }>('/logos/:name', async ({ params: { name } }, reply) => {
      const { logoFile } = await runTyped(execute, LogoFileQuery, { name }, context)
      if (!logoFile) return reply.callNotFound()
      return (
        reply
          .type(logoFile.contentType)
          .header('cache-control', FOREVER)
          .header('content-security-policy', POLICY)
          // Embeds show them, and in a frame with a sandbox they have no origin.
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(Buffer.from(logoFile.data, 'base64'))
      )
    })
  },
  { name: 'logos' },
)
