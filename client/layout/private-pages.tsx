import { Outlet } from 'react-router-dom'

/** The layout of private and unlisted pages of the public table: search engines must not index them. */
export function PrivatePages() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <Outlet />
    </>
  )
}
