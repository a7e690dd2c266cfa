/** Preview images for other sites: `/previews/{slug}-{hash}.png` of posts, `/previews/tools/{slug},{slug}.png` of tools. */
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { MAX_COMPARED } from '#core/catalogue/tool-query.ts'
import { previewPath, readPreviewFile, readToolsPreviewFile } from '#core/pages/preview-address.ts'
import { RenderingError, type SvgRenderer } from '../../platform/drawing/svg-renderer.ts'
import { PRICES } from '../cost-limit.ts'
import { pay } from '../plugins/budget.ts'
import { type PreviewContent, previewImage } from './preview-image.ts'
import type { PreviewSubjects } from './preview-subjects.ts'

const MAX_BYTES = 24 * 1024 * 1024
/** Drawn by `scripts/draw-brand-images.ts`. */
const BRAND_IMAGE = '/preview.png'

const FOREVER = 'public, max-age=31536000, immutable'
/** Prices and marks of tools change under the same name. */
const ONE_DAY = 'public, max-age=86400'

type PreviewsOptions = { readonly subjects: PreviewSubjects; readonly renderer: SvgRenderer }

/**
 * For posts, a wrong or old hash redirects to the current image, which is immutable under its name. Failed drawings show the
 * brand image. Unpublished posts and unknown tools have none.
 */
export const previews = fp<PreviewsOptions>(
  async (fastify, { subjects, renderer }) => {
    /** By the digest of their SVG. */
    const images = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: ({ length }) => length + 256 })
    /** Drawings in progress. */
    const drawing = new Map<string, Promise<Buffer>>()
    fastify.addHook('onClose', () => renderer.close())

    const draw = (key: string, svg: string): Promise<Buffer> => {
      const pending = drawing.get(key)
      if (pending !== undefined) return pending
      const begun = renderer
        .draw({ svg })
        .then(({ png }) => {
          const image = Buffer.from(png)
          images.set(key, image)
          return image
        })
        .finally(() => drawing.delete(key))
      drawing.set(key, begun)
      return begun
    }

    const sendBrandImage = (reply: FastifyReply): FastifyReply =>
      reply.header('cache-control', 'public, max-age=300').redirect(BRAND_IMAGE, 302)

    type Sent = { readonly content: PreviewContent; readonly keptFor: string }

    const sendImage = async (request: FastifyRequest, reply: FastifyReply, { content, keptFor }: Sent) => {
      const svg = previewImage(content)
      if (svg === null) return sendBrandImage(reply)
      const key = createHash('sha256').update(svg).digest('base64url')
      const known = images.get(key)
      const paid = known === undefined && !drawing.has(key) ? pay(request, PRICES.previewDrawing) : null
      if (paid !== null) await paid
      try {
        const png = known ?? (await draw(key, svg))
        return reply.type('image/png').header('cache-control', keptFor).send(png)
      } catch (error) {
        if (!(error instanceof RenderingError)) throw error
        request.log.warn({ reason: error.message }, 'could not render a preview image')
        return sendBrandImage(reply)
      }
    }

    const config = { price: PRICES.preview }
    type FileRequest = { readonly Params: { readonly file: string } }

    fastify.get<FileRequest>('/previews/:file', { config }, async (request, reply) => {
      const file = readPreviewFile(request.params.file)
      // Even for a cached image: its post may have been unpublished since.
      const post = file === null ? null : await subjects.post(file.slug)
      if (file === null || post === null) return reply.callNotFound()
      const path = previewPath(post.slug, post.contentHash)
      const isPresent = path === `/previews/${file.slug}-${file.hash}.png`
      if (!isPresent) return reply.header('cache-control', 'no-cache').redirect(path, 301)
      return sendImage(request, reply, { content: post.content, keptFor: FOREVER })
    })

    fastify.get<FileRequest>('/previews/tools/:file', { config }, async (request, reply) => {
      const slugs = readToolsPreviewFile(request.params.file, MAX_COMPARED)
      const content = slugs === null ? null : await subjects.tools(slugs)
      if (content === null) return reply.callNotFound()
      return sendImage(request, reply, { content, keptFor: ONE_DAY })
    })
  },
  { name: 'previews', dependencies: ['budget'] },
)
