type ExternalLinkProps = { readonly href: string; readonly children?: string }

/** A URL from an untrusted source: a link if it is safe, otherwise plain text. */
export function ExternalLink({ href, children = href }: ExternalLinkProps) {
  if (!/^https?:\/\//i.test(href)) return <span className="wrap-anywhere">{children}</span>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className="link wrap-anywhere">
      {children}
      <span className="sr-only"> (new tab)</span>
    </a>
  )
}
