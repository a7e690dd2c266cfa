import type { ReactNode } from 'react'
import { useStatus } from '../../lib/page.tsx'
import { Seo } from '../../lib/seo.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { BLOG_PATH } from './blog-address.ts'
import type { CardPost } from './post-card.tsx'
import { RelatedArticles } from './post-end.tsx'

type GonePost = {
  readonly title: string
  readonly alternatives: readonly CardPost[]
  /** Cards of alternative tools; null without any. */
  readonly tools: ReactNode
}

/** Shown when there is no article. `gone` is the article before it was removed. */
export function MissingPost({ gone }: { readonly gone: GonePost | null }) {
  return gone === null ? <UnknownPost /> : <RemovedPost {...gone} />
}

/** As far as visitors may know, there never was an article at this address. */
function UnknownPost() {
  useStatus(404)
  return (
    <div className="shell grid justify-items-start gap-5 py-16 lg:py-24">
      <Seo title="Post Not Found" description="There is no article at this address." noindex />
      <p className="font-serif text-3xl text-accent tabular-nums">404</p>
      <h1 className="text-2xl">Post Not Found</h1>
      <p className="text-soft">There is no article at this address.</p>
      <LinkButton to={BLOG_PATH}>Back to Blog</LinkButton>
    </div>
  )
}

/** The article was permanently removed because its subject left the catalog. */
function RemovedPost({ title, alternatives, tools }: GonePost) {
  useStatus(410)
  return (
    <div className="shell py-16 lg:py-24">
      <Seo title={`This page is gone: ${title}`} description={`The page “${title}” was removed.`} noindex />
      <div className="grid justify-items-start gap-5">
        <p className="font-serif text-3xl text-accent tabular-nums">410</p>
        <h1 className="text-2xl">This page is gone</h1>
        <p className="max-w-prose text-soft">
          “{title}” was removed because what it was about is no longer in our catalog.
        </p>
        <LinkButton to={BLOG_PATH}>Back to Blog</LinkButton>
      </div>
      {tools === null ? null : (
        <section aria-labelledby="remaining-tools" className="mt-12">
          <h2 id="remaining-tools" className="mb-4 text-xl">
            Tools to look at instead
          </h2>
          {tools}
        </section>
      )}
      <RelatedArticles posts={alternatives} />
    </div>
  )
}
