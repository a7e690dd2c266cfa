import { useEffect, useMemo, useRef } from 'react'
import { matchPath, useNavigate } from 'react-router-dom'
import { PUBLIC_ROUTES } from '#core/routes/public.ts'

/** Whether the router handles a path; files and API endpoints are not its routes. */
const isScreen = (path: string): boolean =>
  !path.includes('.') && PUBLIC_ROUTES.some((row) => matchPath(row.path, path) !== null)

/** The address of a clicked link within the site; null for every other click. */
function ownAddress(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.origin !== window.location.origin || !isScreen(link.pathname)) return null
  // The browser scrolls to an anchor on the same page.
  if (link.hash !== '' && link.pathname === window.location.pathname) return null
  return link.pathname + link.search + link.hash
}

/** The server's content: sanitized HTML. Links within the site use client-side navigation. */
export function PostContent({ html }: { readonly html: string }) {
  const area = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  // React rewrites the content for a new object, even with the same text: focus and selection would be lost.
  const content = useMemo(() => ({ __html: html }), [html])
  useEffect(() => {
    const element = area.current
    const follow = (event: MouseEvent) => {
      const address = ownAddress(event)
      if (address === null) return
      event.preventDefault()
      void navigate(address)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [navigate])
  return (
    <div
      ref={area}
      className="written"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitizes it when it is written and when it is read
      dangerouslySetInnerHTML={content}
    />
  )
}
