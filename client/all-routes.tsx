import type { RouteObject } from 'react-router-dom'
import { adminRoutes } from './admin-routes.tsx'
import { memberRoutes } from './member-routes.tsx'
import { createRoutes } from './routes.tsx'

/** The routes of every table: what the server matches. */
export const createAllRoutes = (): RouteObject[] => createRoutes([...memberRoutes(), ...adminRoutes()])
