import { PUBLIC_ROUTES, type PublicPath } from '../../core/routes/public.ts'

/** Whether the screen of a public path is built: content links to no other. */
export const isOpen = (path: PublicPath): boolean => PUBLIC_ROUTES.some((row) => row.path === path && row.open)
