import { ALL_ROUTES } from '../../../core/routes/all-routes.ts'

/** The pages that the palette leads to: those of the route tables that have a label. */
export const PALETTE_PAGES = ALL_ROUTES.flatMap(({ path, label }) => (label !== null ? [{ label, to: path }] : []))
