/** What preview images are about: a post, or tools. */
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { MAX_COMPARED } from '#core/catalogue/tool-query.ts'
import { POST_TYPE_LABELS } from '#core/display/post-types.ts'
import { PRICING_NOT_VERIFIED } from '#core/display/pricing-not-verified.ts'
import type { PageType } from '#core/pages/page-model.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { Execute } from '../../graphql/execute.ts'
import { LogoFileQuery } from '../files/logos.ts'
import { type FragmentType, readFragment } from '../gql/fragment-masking.ts'
import { graphql } from '../gql/gql.ts'
import { runTyped } from '../run-typed.ts'
import type { PreviewContent } from './preview-image.ts'
import type { PreviewTool } from './preview-tools.ts'

const PreviewTool_tool = graphql(`
  fragment PreviewTool_tool on Tool {
    id
    name
    mark {
      path
    }
    startingPrice {
      lead
      figure
      unit
    }
    priceAsOf
  }
`)

const ToolsPreviewQuery = graphql(`
  query ToolsPreview($slugs: [String!]!) {
    compareTools(slugs: $slugs) {
      id
      slug
      name
      category {
        id
        name
      }
      ...PreviewTool_tool
    }
  }
`)

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
        tools {
          ...PreviewTool_tool
        }
      }
      ... on MovedPost {
        path
      }
    }
  }
`)

type PostSubject = { readonly slug: string; readonly contentHash: string; readonly content: PreviewContent }

export type PreviewSubjects = {
  /** A published post, also by a former slug; null without one. */
  readonly post: (slug: string) => Promise<PostSubject | null>
  /** The tools by their present slugs; null unless all exist. */
  readonly tools: (slugs: readonly string[]) => Promise<PreviewContent | null>
}

type Options = {
  readonly execute: Execute
  /** The context of internal calls. */
  readonly context: RequestContext
  /** The folder of the brand marks; without it, tools have none. */
  readonly marksDir: string | undefined
}

const dataUrl = (contentType: string, base64: string): string => `data:${contentType};base64,${base64}`

export const createPreviewSubjects = ({ execute, context, marksDir }: Options): PreviewSubjects => {
  const readMark = async (path: string | undefined): Promise<string | null> => {
    if (path?.startsWith('/logos/')) {
      const { logoFile } = await runTyped(execute, LogoFileQuery, { name: basename(path) }, context)
      return logoFile ? dataUrl(logoFile.contentType, logoFile.data) : null
    }
    if (marksDir === undefined || !path?.startsWith('/marks/')) return null
    const svg = await readFile(join(marksDir, basename(path)), 'base64').catch(() => null)
    return svg && dataUrl('image/svg+xml', svg)
  }

  const toPreviewTool = async (masked: FragmentType<typeof PreviewTool_tool>): Promise<PreviewTool> => {
    const { name, mark, startingPrice, priceAsOf } = readFragment(PreviewTool_tool, masked)
    const { lead = '', figure = PRICING_NOT_VERIFIED, unit = '' } = startingPrice ?? {}
    return {
      name,
      mark: await readMark(mark?.path),
      price: { lead, amount: [figure, unit].filter(Boolean).join(' ') },
      month: startingPrice ? (priceAsOf ?? null) : null,
    }
  }

  const readPost = async (slug: string, mayMove: boolean): Promise<PostSubject | null> => {
    const { blogPost } = await runTyped(execute, PreviewQuery, { slug }, context)
    if (blogPost?.__typename === 'BlogPost') {
      const { type, title, tools, contentHash } = blogPost
      const isComparison = type === 'COMPARISON'
      const content = {
        label: POST_TYPE_LABELS[type.toLowerCase() as PageType].one,
        title,
        tools: isComparison ? await Promise.all(tools.slice(0, MAX_COMPARED).map(toPreviewTool)) : [],
      }
      return { slug: blogPost.slug, contentHash, content }
    }
    if (blogPost?.__typename !== 'MovedPost' || !mayMove) return null
    return readPost(blogPost.path.split('/').at(-1) ?? '', false)
  }

  return {
    post: (slug) => readPost(slug, true),
    tools: async (slugs) => {
      const { compareTools } = await runTyped(execute, ToolsPreviewQuery, { slugs: [...slugs] }, context)
      const [first, second] = compareTools
      if (first === undefined || compareTools.length < slugs.length) return null
      return {
        label: second === undefined ? first.category.name : POST_TYPE_LABELS.comparison.one,
        title: compareTools.map(({ name }) => name).join(' vs '),
        tools: await Promise.all(compareTools.map(toPreviewTool)),
      }
    },
  }
}
