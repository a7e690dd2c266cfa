import { useQuery } from '@apollo/client/react'
import type { ResultOf } from '@graphql-typed-document-node/core'
import { useLocation } from 'react-router-dom'
import { PRODUCT_NAME } from '#core/brand.ts'
import { dayText } from '#core/display/facts.ts'
import { LEGAL_TEXTS } from '../content/legal.ts'
import { PostContent } from '../features/content/post-content.tsx'
import { PostLoading } from '../features/content/post-loading.tsx'
import { graphql } from '../gql/gql.ts'

import { usePageFacts } from '../lib/page.tsx'
import { Seo } from '../lib/seo.tsx'
import { BackButton } from '../ui/back-button.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { TableOfContents } from '../ui/table-of-contents.tsx'

const LegalRouteQuery = graphql(`
  query LegalRoute($slug: ID!) {
    legalPage(slug: $slug) {
      slug
      path
      title
      description
      content
      updatedOn
      sections {
        anchor
        title
      }
    }
  }
`)

type Page = NonNullable<ResultOf<typeof LegalRouteQuery>['legalPage']>

/** The privacy policy, the terms and the cookie policy. */
export function Component() {
  const { pathname } = useLocation()
  const slug = pathname.slice(1)
  const { data, error, refetch } = useQuery(LegalRouteQuery, { variables: { slug } })
  if (data?.legalPage) return <LegalPage key={slug} page={data.legalPage} />
  if (!error) return <PostLoading />
  return (
    <div className="shell py-8">
      <EmptyState
        title="This page could not be loaded"
        action={<Button onClick={() => void refetch().catch(() => undefined)}>Try again</Button>}
      />
    </div>
  )
}

function LegalPage({ page }: { readonly page: Page }) {
  const { origin } = usePageFacts()
  const { path, title, description, content, updatedOn, sections } = page
  const { statedUpdate = null, links = [] } = LEGAL_TEXTS[path] ?? {}
  const changed = <time dateTime={updatedOn}>{dayText(updatedOn)}</time>
  return (
    <div className="shell py-6 lg:py-8">
      <Seo
        title={title}
        description={description}
        path={path}
        jsonLd={{
          '@context': 'https://schema.org',
          '@type': 'WebPage',
          name: title,
          description,
          url: `${origin}${path}`,
          dateModified: updatedOn,
          publisher: { '@type': 'Organization', name: PRODUCT_NAME, url: `${origin}/` },
        }}
        head={{ markdown: `${path}.md` }}
      />
      <div className="noscript:hidden">
        <BackButton />
      </div>
      <article className="post-page">
        <header className="max-w-2xl">
          <h1 className="mt-3 text-2xl lg:text-3xl">{title}</h1>
          <p className="mt-3 text-soft text-sm">
            {statedUpdate === null ? (
              <>Last updated {changed}</>
            ) : (
              <>
                Last updated {statedUpdate}. The wording last changed on {changed}.
              </>
            )}
          </p>
        </header>
        <TableOfContents sections={sections} />
        <PostContent html={content} />
      </article>
      <nav aria-label="Related pages" className="mt-10 flex flex-wrap gap-3 border-line border-t pt-6">
        {links.map(({ label, to }) => (
          <LinkButton key={to} to={to} variant="secondary">
            {label}
          </LinkButton>
        ))}
      </nav>
    </div>
  )
}
