/** When members are asked what they chose, and from how many answers on figures are shown. */

/** A list is asked about when it is between these ages. */
export const ASKED_FROM_DAYS = 14
export const ASKED_UNTIL_DAYS = 90
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

/** How many people who answered chose a tool from their list. */
export type OutcomeFigure = { readonly people: number; readonly chose: number }

/** Rounded down, so that no figure is larger than what was counted. */
export const chosePercent = ({ people, chose }: OutcomeFigure): number => Math.floor((chose / people) * 100)
