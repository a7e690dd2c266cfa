/** Where this browser keeps which reports it sent. Apart from what reads them, which few pages need. */
export const REPORTS_KEY = 'toolfinch.reports'
