/** For how long an element of the API stays deprecated before it may be removed, for the check and the texts. */
export const API_NOTICE_DAYS = 180

/** The day on which all legacy functions were deprecated: callers should use GraphQL. */
export const FUNCTIONS_DEPRECATED_ON = '2026-11-01'
