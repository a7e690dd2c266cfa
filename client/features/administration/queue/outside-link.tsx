import { safeWebsiteUrl } from '../../../../core/website-url.ts'

type OutsideLinkProps = { readonly href: string; readonly children?: string }

/** An address that somebody else wrote: a link where it may be one, else its text. */
export function OutsideLink({ href, children = href }: OutsideLinkProps) {
  const address = safeWebsiteUrl(href)
  if (address === null) return <span className="wrap-anywhere">{children}</span>
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="link wrap-anywhere">
      {children} <span className="sr-only">(new tab)</span>
    </a>
  )
}
