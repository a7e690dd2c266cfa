import type { MouseEvent } from 'react'
import { Link, type LinkProps, useLocation } from 'react-router-dom'
import { useGoTo } from './go-to.ts'

type StateLinkProps = LinkProps & { readonly to: string }

/** A link to another state of the current page, such as one more filter, which builds on the latest address. */
export function StateLink({ to, replace, state, preventScrollReset, ...rest }: StateLinkProps) {
  const goTo = useGoTo()
  const { pathname, search } = useLocation()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // As with every link, the same address does not create a second history entry.
    goTo(to, { replace: replace ?? to === pathname + search, state, preventScrollReset })
  }
  return <Link {...rest} to={to} onClick={follow} />
}
