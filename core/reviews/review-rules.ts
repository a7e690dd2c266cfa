/** Who can review what, when a review shows, and which figures are shown. `/methodology` states these rules. */

/** How long an author can change a review; deleting it is always possible. */
export const EDITABLE_DAYS = 30
/** An author can answer an editor's question for this long at least, also after that. */
export const QUESTION_DAYS = 14
/** At most this many new or changed reviews of a member in a day. */
export const REVIEWS_PER_DAY = 5
/** A review of an account younger than this comes into the queue later. */
export const ACCOUNT_AGE_HOURS = 24

/** From this share of its runs of words in another review on, an editor is told that the text is repeated. */
export const SIMILAR_SHARE = 0.3
/** This many reviews of one tool within a week are a burst, if they are more than half of all reviews of the tool. */
export const BURST = { reviews: 5, days: 7 } as const

/** So many open reports of different members hide a review until an editor has read it. */
export const REPORTS_THAT_HIDE = 3
/** Reports are answered within this time. */
export const REPORT_DAYS = 7
/** At most this many reports of a member in a day. */
export const REPORTS_PER_DAY = 10

/** A group of reviews, such as a role, has a figure from this many on. */
export const GROUP_FROM = 3
/** Search engines are given the average from this many published reviews on. */
export const STRUCTURED_DATA_FROM = 5
/** A comparison says what users say from this many published reviews of each tool on. */
export const COMPARED_FROM = 5
