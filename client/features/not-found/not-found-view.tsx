import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useDirectorySearch } from '../../lib/directory-search.ts'
import { useStatus } from '../../lib/page.tsx'
import { isOpen } from '../../lib/paths.ts'
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

const SUPPORT_PAGES = [
  { to: '/contact', label: 'Contact us' },
  { to: '/help', label: 'Visit the help center' },
] as const

/** Says 404 and helps on. `notOpen`: the address belongs to a part of the product that is not there yet. */
export function NotFoundView({ notOpen = false }: { readonly notOpen?: boolean }) {
  useStatus(404)
  const navigate = useNavigate()
  const { key } = useLocation()
  const search = useDirectorySearch()
  // The first entry of a visit has no page of ours before it.
  const goBack = () => void (key === 'default' ? navigate('/') : navigate(-1))
  const popular = POPULAR_PAGES.filter(({ to }) => isOpen(to))
  const support = SUPPORT_PAGES.filter(({ to }) => isOpen(to))
  return (
    <div className="shell grid justify-items-start gap-8 py-16 lg:py-24">
      <Seo
        title={notOpen ? 'Not open yet' : 'Page not found'}
        description="There is no page at this address. Search the directory, or go on from here."
        noindex
      />
      <div className="grid gap-3">
        <p className="font-serif text-accent text-3xl tabular-nums">404</p>
        <h1 className="text-2xl">{notOpen ? 'This part is not open yet' : 'Page not found'}</h1>
        <p className="max-w-prose text-soft">
          {notOpen
            ? 'This address is reserved for a part of Toolfinch that we are still building. Nothing is missing on your side.'
            : 'There is no page at this address. It may have moved, or the link may have a typing error.'}
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
          {popular.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="flex min-h-11 items-center justify-between hover:text-accent">
                {label}
                <span aria-hidden="true">→</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {support.length > 0 ? (
        <p className="text-soft text-sm">
          Still stuck?{' '}
          {support.map(({ to, label }, index) => (
            <span key={to}>
              {index > 0 ? ' or ' : null}
              <Link to={to} className="link">
                {label}
              </Link>
            </span>
          ))}
        </p>
      ) : null}
    </div>
  )
}
