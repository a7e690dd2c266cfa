import { Link } from 'react-router-dom'
import { useStatus } from '../../lib/page.tsx'
import { Seo } from '../../lib/seo.tsx'
import { HELP_PATH } from './help-address.ts'
import { HelpSearch } from './help-search.tsx'

export function ArticleNotFound() {
  useStatus(404)
  return (
    <div className="shell grid justify-items-start gap-5 py-16 lg:py-24">
      <Seo title="Article Not Found" description="There is no help article at this address." noindex />
      <p className="font-serif text-3xl text-accent tabular-nums">404</p>
      <h1 className="text-2xl">Article Not Found</h1>
      <p className="max-w-prose text-soft">
        There is no help article at this address. It may have been renamed. Search for it, or browse all articles.
      </p>
      <Link to={HELP_PATH} className="link inline-flex min-h-11 items-center font-semibold">
        ← Back to Help Center
      </Link>
      <div className="-mt-6 w-full">
        <HelpSearch search="" />
      </div>
    </div>
  )
}
