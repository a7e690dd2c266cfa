import type { RouteObject } from 'react-router-dom'
import { MEMBER_ROUTES } from '#core/routes/member.ts'
import { MemberShell } from './layout/member-shell.tsx'
import { type LaterScreens, rowRoute, type ScreenModule } from './screen-routes.ts'

const LATER: LaterScreens = {
  screens: import.meta.glob<ScreenModule>('./routes/member/*.tsx'),
  module: 'client/member-routes.tsx',
}

/** The routes of the member table, inside the member shell. */
export const memberRoutes = (): RouteObject[] => [
  { id: 'member', Component: MemberShell, children: MEMBER_ROUTES.map((row) => rowRoute(row, LATER)) },
]
