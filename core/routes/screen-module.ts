import type { RouteRow } from './route-row.ts'

/** The screen's source file relative to the project root, as in the build manifest. */
export const screenModule = ({ layout, screen }: Pick<RouteRow, 'layout' | 'screen'>): string =>
  `client/routes/${layout === 'public' ? '' : `${layout}/`}${screen}.tsx`
