// @chunk parts
/**
 * The storage key of the reports sent from this browser. In a separate module, because few pages need the code that
 * reads them.
 */
export const REPORTS_KEY = 'toolfinch.reports'
