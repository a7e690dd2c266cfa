// @chunk parts
import { PRODUCT_NAME } from '#core/brand.ts'
import { type PageHead, usePageFacts, usePageHead } from './page.tsx'
import { scriptJson } from './serialize.ts'

export type SeoProps = {
  /** The page's own title; ` | Toolfinch` is added. */
  readonly title: string
  readonly description: string
  /** Canonical path, with the query only if it identifies another page. Omit for pages without an address. */
  readonly path?: string
  readonly jsonLd?: Readonly<Record<string, unknown>> | readonly Readonly<Record<string, unknown>>[]
  readonly noindex?: boolean
  readonly type?: 'website' | 'article' | 'product'
  /** What the server adds for crawlers and feed readers. */
  readonly head?: PageHead | undefined
}

/**
 * Title, description, canonical address, Open Graph and JSON-LD of a page. React moves them into the head, where the
 * server has put the tags that all pages share.
 */
export function Seo({ title, description, path, jsonLd, noindex = false, type = 'website', head }: SeoProps) {
  usePageHead(head)
  const { origin } = usePageFacts()
  const fullTitle = `${title} | ${PRODUCT_NAME}`
  const address = path === undefined ? null : `${origin}${path}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : null}
      {address === null || noindex ? null : <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {address === null ? null : <meta property="og:url" content={address} />}
      {jsonLd === undefined ? null : (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptJson escapes whatever could leave the element
          dangerouslySetInnerHTML={{ __html: scriptJson(jsonLd) }}
        />
      )}
    </>
  )
}
