import { Outlet } from 'react-router-dom'
import { CONTACT_MAIL } from '#core/brand.ts'
import { ScriptsNeeded } from '../ui/scripts-needed.tsx'

/**
 * The layout of the administrators' screens. The server sends the same skeleton to everybody; each screen decides in
 * the browser what it shows, and the API protects the data.
 */
export function AdminShell() {
  return (
    // At least as high as the window, so that the footer stays below it when content replaces its skeleton.
    <div className="mx-auto min-h-[calc(100svh-var(--header-height))] w-full max-w-[90rem] px-[clamp(1rem,4vw,2.5rem)] pt-4 pb-10 lg:pt-6">
      <meta name="robots" content="noindex" />
      <ScriptsNeeded mail={CONTACT_MAIL} className="mb-6" />
      <div className="noscript:hidden">
        <Outlet />
      </div>
    </div>
  )
}
