import './styles/admin.css'
import type { RouteObject } from 'react-router-dom'
import { ADMIN_ROUTES } from '#core/routes/admin.ts'
import { AdminShell } from './admin/admin-shell.tsx'
import { type LaterScreens, rowRoute, type ScreenModule } from './screen-routes.ts'

const LATER: LaterScreens = {
  screens: import.meta.glob<ScreenModule>('./routes/admin/*.tsx'),
  module: 'client/admin-routes.tsx',
}

/** The routes of the administrators' table, inside their shell. */
export const adminRoutes = (): RouteObject[] => [
  { id: 'admin', Component: AdminShell, children: ADMIN_ROUTES.map((row) => rowRoute(row, LATER)) },
]
