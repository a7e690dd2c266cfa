import { Link } from 'react-router-dom'
import { CONTACT_MAIL, PRODUCT_NAME } from '#core/brand.ts'
import { PLATFORM_LINKS, type SiteLink, SOCIAL_LINKS, SUPPORT_LINKS } from '../content/site-links.ts'
import { HydrateLater } from '../lib/later.tsx'
import { usePageFacts } from '../lib/page.tsx'
import { FinchMark } from '../ui/finch-mark.tsx'
import { SocialIcon } from './social-icon.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const ICON_LINK = 'grid size-11 place-items-center rounded-md text-soft hover:bg-paper hover:text-accent'

function LinkGroup({ title, links }: { readonly title: string; readonly links: readonly SiteLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="eyebrow font-sans">{title}</h2>
      <ul className="mt-2">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-touch items-center text-sm hover:text-accent hover:underline">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function Footer() {
  const { year } = usePageFacts()
  return (
    <footer className="mt-24 border-line border-t bg-sunk">
      <div className="shell grid grid-cols-2 gap-10 py-12 lg:grid-cols-[2fr_1fr_1fr]">
        <HydrateLater>
          <div className="col-span-2 lg:col-span-1">
            <Link to="/" className="inline-flex items-center gap-2 font-semibold font-serif text-xl">
              <FinchMark className="size-7" />
              {PRODUCT_NAME}
            </Link>
            <p className="mt-3 max-w-sm text-sm text-soft">
              A field guide to AI tools: what each one does, what it costs, and where every fact comes from.
            </p>
            <ul className="-ml-3 mt-3 flex flex-wrap">
              {SOCIAL_LINKS.map(({ label, icon, href }) => (
                <li key={icon}>
                  <a href={href} target="_blank" rel="noopener noreferrer" aria-label={label} className={ICON_LINK}>
                    <SocialIcon name={icon} />
                  </a>
                </li>
              ))}
              <li>
                <a href={`mailto:${CONTACT_MAIL}`} aria-label="Email us" className={ICON_LINK}>
                  <SocialIcon name="mail" />
                </a>
              </li>
            </ul>
          </div>
          <LinkGroup title="Platform" links={PLATFORM_LINKS} />
          <LinkGroup title="Support" links={SUPPORT_LINKS} />
        </HydrateLater>
      </div>
      <div className="border-line border-t">
        <div className="shell flex flex-wrap items-center justify-between gap-4 py-5">
          <p className="text-sm text-soft tabular-nums">
            © {year} {PRODUCT_NAME}. All rights reserved.
          </p>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}
