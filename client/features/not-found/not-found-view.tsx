import { useQuery } from '@apollo/client/react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { graphql } from '../../gql/gql.ts'
import { useDirectorySearch } from '../../lib/directory-search.ts'
import { useStatus } from '../../lib/page.tsx'
import { Seo } from '../../lib/seo.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { SearchForm } from '../../ui/search-form.tsx'

const POPULAR_PAGES = [
  { to: '/', label: 'Home' },
  { to: '/quiz', label: 'Take the quiz' },
  { to: '/ai-tools', label: 'AI tools' },
  { to: '/blog', label: 'Blog' },
  { to: '/help', label: 'Help center' },
  { to: '/about', label: 'About us' },
] as const

const NotFoundQuery = graphql(`
  query NotFound {
    categories {
      id
      slug
      name
    }
  }
`)

/** Links to all categories. Renders nothing if they cannot be loaded. */
function Categories() {
  const { data } = useQuery(NotFoundQuery)
  if (!data) return null
  return (
    <nav aria-label="Categories of tools">
      <h2 className="text-xl">Browse by category</h2>
      <ul className="mt-2 columns-2 gap-x-6 text-sm sm:columns-3 lg:columns-2 xl:columns-3">
        {data.categories.map(({ id, slug, name }) => (
          <li key={id} className="break-inside-avoid">
            <Link
              to={`/ai-tools/${slug}`}
              className="inline-flex min-h-touch items-center hover:text-accent hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The 404 page. */
export function NotFoundView() {
  useStatus(404)
  const navigate = useNavigate()
  const { key } = useLocation()
  const search = useDirectorySearch()
  // Before the first history entry there is no page of this site.
  const goBack = () => void (key === 'default' ? navigate('/') : navigate(-1))
  return (
    <div className="shell grid gap-x-16 gap-y-8 py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:py-16">
      <Seo
        title="Page not found"
        description="There is no page at this address. Search the directory, or start from here."
        noindex
      />
      <div className="grid content-start justify-items-start gap-8">
        <div className="grid gap-3">
          <p className="font-serif text-accent text-3xl tabular-nums">404</p>
          <h1 className="text-2xl">Page not found</h1>
          <p className="max-w-prose text-soft">
            There is no page at this address. It may have moved, or the link may have a typo.
          </p>
        </div>
        <SearchForm onSearch={search} className="max-w-prose" />
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/">Go to Homepage</LinkButton>
          <Button variant="secondary" onClick={goBack}>
            Go Back
          </Button>
        </div>
        <nav aria-label="Popular pages" className="w-full max-w-prose">
          <h2 className="text-xl">Popular Pages</h2>
          <ul className="mt-2 divide-y divide-line border-line border-y">
            {POPULAR_PAGES.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="flex min-h-11 items-center justify-between hover:text-accent">
                  {label}
                  <span aria-hidden="true">→</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="text-soft text-sm">
          Still stuck?{' '}
          <Link to="/contact" className="link">
            Contact us
          </Link>{' '}
          or{' '}
          <Link to="/help" className="link">
            Visit the help center
          </Link>
        </p>
      </div>
      <Categories />
    </div>
  )
}
