import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { PRODUCT_NAME } from '#core/brand.ts'
import { classNames } from '../ui/class-names.ts'
import { FinchMark } from '../ui/finch-mark.tsx'
import { AccountSlot } from './account-slot.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NavLinks } from './nav-links.tsx'
import { PaletteButton } from './palette-button.tsx'

/** From this many pixels on, the header has a denser background. */
const DENSE_FROM = 20

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const note = () => setScrolled(window.scrollY > DENSE_FROM)
    note()
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])
  return scrolled
}

export function Header() {
  const scrolled = useScrolled()
  return (
    <header
      data-scrolled={scrolled}
      className={classNames(
        'fixed inset-x-0 top-0 z-40 border-b transition-colors',
        scrolled ? 'border-line bg-surface' : 'border-transparent bg-paper/90',
      )}
    >
      <div className="shell flex h-(--header-height) items-center gap-2 lg:gap-4 xl:gap-6">
        <Link to="/" className="flex items-center gap-2 font-semibold font-serif text-xl tracking-tight">
          <FinchMark className="size-8" />
          {PRODUCT_NAME}
        </Link>
        <nav aria-label="Main" className="hidden flex-1 lg:block">
          <NavLinks
            listClass="flex items-center justify-center gap-1"
            linkClass="relative inline-flex min-h-11 items-center gap-1.5 px-2 font-medium text-sm hover:text-accent xl:px-2.5"
            activeClass="text-accent after:absolute after:inset-x-2 after:bottom-1.5 after:h-0.5 after:bg-gold"
          />
        </nav>
        <div className="ml-auto lg:ml-0">
          <PaletteButton />
        </div>
        <AccountSlot />
        <div className="lg:hidden">
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}
