/** For how long an element of the API stays deprecated before it may be removed, for the check and the texts. */
export const API_NOTICE_DAYS = 180
