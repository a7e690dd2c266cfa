import type { ReactNode } from 'react'
import { Outlet, useNavigation } from 'react-router-dom'
import { useHeadingFocus, useScrollPosition } from '../lib/navigation.ts'
import { CompareSlot } from './compare-slot.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MovedGuard } from './moved-guard.tsx'

/** Header, footer and the screen between them. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 bg-accent text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:rounded-md focus:px-4 focus:py-3"
      >
        Skip to content
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="min-h-svh pt-(--header-height)">
        {children}
      </main>
      <Footer />
      <CompareSlot />
    </>
  )
}

/** A progress line while the next screen's code loads; it does not show for quick responses. */
function PendingLine() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50">
      <div className="h-0.5 origin-left animate-grow bg-gold" />
      <span className="sr-only">Loading the page</span>
    </div>
  )
}

/** The frame of every page, and what happens on each navigation. */
export function AppShell() {
  useScrollPosition()
  useHeadingFocus()
  return (
    <PageFrame>
      <PendingLine />
      <MovedGuard>
        <Outlet />
      </MovedGuard>
    </PageFrame>
  )
}
