import type { RouteRow } from './route-row.ts'

/** The source file of a row's screen, from the project's root, as the build's manifest names it. */
export const screenModule = ({ layout, screen }: Pick<RouteRow, 'layout' | 'screen'>): string =>
  `client/routes/${layout === 'public' ? '' : `${layout}/`}${screen}.tsx`
