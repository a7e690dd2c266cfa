/** Where this browser keeps which reports it sent. */
export const REPORTS_KEY = 'toolfinch.reports'
