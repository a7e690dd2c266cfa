import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router-dom'
import { PRODUCT_TAGLINE } from '#core/brand.ts'
import { CLAIMS, trueFigure } from '#core/claims.ts'
import { useDirectorySearch } from '../../lib/directory-search.ts'
import { SearchForm } from '../../ui/search-form.tsx'
import { useSearchExample } from './use-search-example.ts'

/** What to do here, and beside it the answers to common tasks. */
export function Hero({ children }: { readonly children: ReactNode }) {
  const search = useDirectorySearch()
  const form = useRef<HTMLDivElement>(null)
  const example = useSearchExample(form)
  return (
    <section className="hero shell pt-6 pb-10 lg:pt-10 lg:pb-14">
      <div>
        <p className="eyebrow">A field guide to AI tools</p>
        <h1 className="mt-2 text-4xl">{PRODUCT_TAGLINE}</h1>
        <p className="mt-3 max-w-prose text-soft lg:mt-5 lg:text-lg">
          Say what you want to get done. You get the tools that do it, what they cost and why, with a source and a month
          for every fact.
        </p>
        <div ref={form} className="mt-4 lg:mt-6">
          <SearchForm onSearch={search} placeholder={example} large />
        </div>
        <p className="mt-2 text-sm text-soft">
          Not sure yet?{' '}
          <Link to="/quiz" className="link">
            Take the Quiz
          </Link>{' '}
          ({trueFigure(CLAIMS.twoMinuteQuiz.id)}) or{' '}
          <Link to="/ai-tools" className="link whitespace-nowrap">
            Browse AI Tools
          </Link>
        </p>
      </div>
      {children}
    </section>
  )
}
