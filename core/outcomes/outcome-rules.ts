/** When members are asked what they chose, and from how many answers on figures are shown. */

/** A list is asked about when it is between these ages. */
export const QUESTION_FROM_DAYS = 14
export const QUESTION_UNTIL_DAYS = 90
/** How long "Not now" and an answer keep the next question away. */
export const PAUSE_DAYS = 14
/** At most one email asks a member in this time. */
export const EMAIL_EVERY_DAYS = 30

/** The live figure counts the answers of this time. */
export const FIGURE_DAYS = 365
/** From this many people on, the live figure is shown. */
export const FIGURE_FROM = 20
/** A row of the administrators' report stands for at least this many people. */
export const REPORT_FROM = 5
/** From this many testimonials on, the pricing page shows them. */
export const TESTIMONIALS_FROM = 3
