/** `/previews/{slug}-{hash}.png`: preview images of posts for other sites. */
import type { ResultOf } from '@graphql-typed-document-node/core'
import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { POST_TYPE_LABELS } from '#core/display/post-types.ts'
import type { PageType } from '#core/pages/page-model.ts'
import { type PreviewFile, previewPath, readPreviewFile } from '#core/pages/preview-address.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { Execute } from '../../graphql/execute.ts'
import { PRICES } from '../cost-limit.ts'
import { graphql } from '../gql/gql.ts'
import { pay } from '../plugins/budget.ts'
import { runTyped } from '../run-typed.ts'
import { previewImage } from './preview-image.ts'
import { type PreviewRenderer, PreviewUnavailableError } from './preview-renderer.ts'

const PreviewQuery = graphql(`
  query Preview($slug: String!) {
    blogPost(slug: $slug) {
      __typename
      ... on BlogPost {
        id
        slug
        type
        title
        contentHash
      }
      ... on MovedPost {
        path
      }
    }
  }
`)

type Lookup = NonNullable<ResultOf<typeof PreviewQuery>['blogPost']>
type Post = Extract<Lookup, { __typename: 'BlogPost' }>

const MAX_BYTES = 24 * 1024 * 1024
/** Drawn by `scripts/draw-brand-images.ts`. */
const BRAND_IMAGE = '/preview.png'

type PreviewsOptions = {
  readonly execute: Execute
  /** The context of internal calls. */
  readonly context: RequestContext
  readonly renderer: PreviewRenderer
}

/**
 * A wrong or old hash redirects to the current image, which is immutable under its name; failed drawings show the brand
 * image. Unpublished posts have none.
 */
export const previews = fp<PreviewsOptions>(
  async (fastify, { execute, context, renderer }) => {
    const images = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: ({ length }) => length + 256 })
    /** Drawings in progress. */
    const drawing = new Map<string, Promise<Buffer>>()
    fastify.addHook('onClose', () => renderer.close())

    const readPost = async (slug: string, mayMove = true): Promise<Post | null> => {
      const { blogPost } = await runTyped(execute, PreviewQuery, { slug }, context)
      if (blogPost?.__typename === 'BlogPost') return blogPost
      if (blogPost?.__typename !== 'MovedPost' || !mayMove) return null
      return readPost(blogPost.path.split('/').at(-1) ?? '', false)
    }

    const draw = (key: string, svg: string): Promise<Buffer> => {
      const pending = drawing.get(key)
      if (pending !== undefined) return pending
      const begun = renderer
        .draw(svg)
        .then((png) => {
          images.set(key, png)
          return png
        })
        .finally(() => drawing.delete(key))
      drawing.set(key, begun)
      return begun
    }

    const sendBrandImage = (reply: FastifyReply): FastifyReply =>
      reply.header('cache-control', 'public, max-age=300').redirect(BRAND_IMAGE, 302)

    const sendImage = (reply: FastifyReply, png: Buffer): FastifyReply =>
      reply.type('image/png').header('cache-control', 'public, max-age=31536000, immutable').send(png)

    const isPresent = (post: Post, { slug, hash }: PreviewFile): boolean =>
      previewPath(post.slug, post.contentHash) === `/previews/${slug}-${hash}.png`

    fastify.get<{ Params: { file: string } }>(
      '/previews/:file',
      { config: { price: PRICES.preview } },
      async (request, reply) => {
        const file = readPreviewFile(request.params.file)
        // Even for a cached image: its post may have been unpublished since.
        const post = file === null ? null : await readPost(file.slug)
        if (file === null || post === null) return reply.callNotFound()
        const path = previewPath(post.slug, post.contentHash)
        if (!isPresent(post, file)) return reply.header('cache-control', 'no-cache').redirect(path, 301)
        const known = images.get(path)
        if (known !== undefined) return sendImage(reply, known)
        if (!drawing.has(path)) pay(request, PRICES.previewDrawing)
        const svg = previewImage({
          label: POST_TYPE_LABELS[post.type.toLowerCase() as PageType].one,
          title: post.title,
        })
        if (svg === null) return sendBrandImage(reply)
        try {
          return sendImage(reply, await draw(path, svg))
        } catch (error) {
          if (!(error instanceof PreviewUnavailableError)) throw error
          request.log.warn({ reason: error.message }, 'could not render a preview image')
          return sendBrandImage(reply)
        }
      },
    )
  },
  { name: 'previews', dependencies: ['budget'] },
)
