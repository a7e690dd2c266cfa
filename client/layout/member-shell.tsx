import { useState } from 'react'
import { Navigate, Outlet } from 'react-router-dom'
import { usePageAddress } from '../lib/page-address.ts'
import { usePageRow } from '../lib/page-row.ts'
import { useSession } from '../lib/session.ts'
import { useEndedSession } from './use-ended-session.ts'

/** What the shell hands its screens: sets where the end of the session leads, instead of what the screen's row says. */
export type SetSignedOutTo = (address: string) => void

/**
 * The layout of a member's own screens: sends anonymous visitors away. Until the session is known the screen shows its
 * loading state (`MemberOnly`), which the server sends to everybody; the API decides on the data.
 */
export function MemberShell() {
  const { status } = useSession()
  const row = usePageRow()
  const address = usePageAddress()
  useEndedSession()
  const [chosen, setChosen] = useState<string | null>(null)
  const setSignedOutTo: SetSignedOutTo = setChosen
  const target = chosen ?? row?.signedOutTo ?? `/auth?returnTo=${encodeURIComponent(address)}`
  return (
    <>
      <meta name="robots" content="noindex" />
      {status === 'anonymous' ? <Navigate to={target} replace /> : null}
      <Outlet context={setSignedOutTo} />
    </>
  )
}
