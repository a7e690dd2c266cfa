import { previewPath } from '../../../core/pages/preview-address.ts'
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

/** The structured data of a page; none where the text holds none. */
function parseJsonLd(text: string): readonly JsonLd[] {
  try {
    return [JSON.parse(text) as JsonLd | readonly JsonLd[]].flat() as JsonLd[]
  } catch {
    return []
  }
}

const BREADCRUMBS = '"BreadcrumbList"'

type PostSeoProps = { readonly post: FragmentType<typeof PostSeo_post>; readonly crumbs: readonly Breadcrumb[] }

/** The head of a page of the content area. */
export function PostSeo({ post: masked, crumbs }: PostSeoProps) {
  const { origin } = usePageFacts()
  const { slug, path, title, description, jsonLd, contentHash } = readFragment(PostSeo_post, masked)
  const head: PageHead = {
    image: { path: previewPath(slug, contentHash), alt: title },
    feeds: true,
  }
  const own = parseJsonLd(jsonLd)
  return (
    <Seo
      title={title}
      description={description}
      path={path}
      type="article"
      jsonLd={jsonLd.includes(BREADCRUMBS) ? own : [...own, breadcrumbsJsonLd(crumbs, origin)]}
      head={head}
    />
  )
}
