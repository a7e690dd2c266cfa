// @chunk posts
import { previewPath } from '#core/pages/preview-address.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { type Breadcrumb, breadcrumbsJsonLd } from '../../lib/breadcrumbs.ts'
import { type PageHead, usePageFacts } from '../../lib/page.tsx'
import { Seo } from '../../lib/seo.tsx'

const PostSeo_post = graphql(`
  fragment PostSeo_post on BlogPost {
    id
    slug
    path
    title
    description
    jsonLd
    contentHash
  }
`)

type JsonLd = Readonly<Record<string, unknown>>

/**
 * The structured data of a page without its breadcrumbs, which come from the visible breadcrumbs. Empty if the page has
 * none.
 */
function parseJsonLd(text: string): JsonLd[] {
  try {
    const { '@graph': graph, ...rest } = JSON.parse(text) as { readonly '@graph'?: readonly JsonLd[] }
    return [{ ...rest, ...(graph && { '@graph': graph.filter((node) => node['@type'] !== 'BreadcrumbList') }) }]
  } catch {
    return []
  }
}

type PostSeoProps = { readonly post: FragmentType<typeof PostSeo_post>; readonly crumbs: readonly Breadcrumb[] }

/** The head of a content page. */
export function PostSeo({ post: masked, crumbs }: PostSeoProps) {
  const { origin } = usePageFacts()
  const { slug, path, title, description, jsonLd, contentHash } = readFragment(PostSeo_post, masked)
  const head: PageHead = {
    image: { path: previewPath(slug, contentHash), alt: title },
    feeds: true,
  }
  return (
    <Seo
      title={title}
      description={description}
      path={path}
      type="article"
      jsonLd={[...parseJsonLd(jsonLd), breadcrumbsJsonLd(crumbs, origin)]}
      head={head}
    />
  )
}
