import { PRODUCT_TAGLINE } from '#core/brand.ts'
import { useDirectorySearch } from '../../lib/directory-search.ts'
import { LinkButton } from '../../ui/button.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { Plate } from './plate.tsx'

export function Hero() {
  const search = useDirectorySearch()
  return (
    <section className="shell grid items-center gap-x-10 py-12 lg:grid-cols-[7fr_5fr] lg:py-14">
      <div className="grid gap-5">
        <p className="eyebrow">A field guide to AI tools</p>
        <h1 className="max-w-[18ch] text-3xl">{PRODUCT_TAGLINE}</h1>
        <p className="max-w-prose text-lg text-soft">
          What each tool does, what it costs and who it’s for, in plain words with dated facts, so you can choose in
          minutes and know why.
        </p>
        <SearchForm onSearch={search} className="max-w-lg" />
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/quiz">Take the Quiz</LinkButton>
          <LinkButton to="/ai-tools" variant="secondary">
            Browse AI Tools
          </LinkButton>
        </div>
      </div>
      <Plate className="hidden w-full lg:block" />
    </section>
  )
}
