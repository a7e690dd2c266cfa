import type { RouteObject } from 'react-router-dom'
import { ADMIN_ROUTES } from '../core/routes/admin.ts'
import { rowRoute } from './screen-routes.ts'

/** The routes of the administrators' table. */
export const adminRoutes = (): RouteObject[] => ADMIN_ROUTES.map((row) => rowRoute(row))
