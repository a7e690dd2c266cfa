import { useState } from 'react'
import { Navigate, Outlet } from 'react-router-dom'
import { usePageAddress } from '../lib/page-address.ts'
import { usePageRow } from '../lib/page-row.ts'
import { useSession } from '../lib/session.ts'
import { useEndedSession } from './use-ended-session.ts'

/** The outlet context: overrides the address that the screen's route row names for when the session ends. */
export type SetSignedOutTo = (address: string) => void

/**
 * The layout of members' screens: redirects anonymous visitors. Until the session is known, the screen shows its
 * loading state (`MemberOnly`), which the server sends to everybody; the API protects the data.
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
