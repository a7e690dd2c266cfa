/** Limits of the API that its documentation states. */

/** Highest cost of an external operation. */
export const MAX_COST = 1_000

/** The budget of an address, in the unit of costs, and how much it regains per second. */
export const BUDGET_CAPACITY = 10_000
export const BUDGET_PER_SECOND = 500

/** Reads and compresses the whole catalog. */
export const CATALOGUE_FILE_COST = 100

export const MAX_BODY_BYTES = 256 * 1024

/** Lists of recommendations that are made for a member in an hour. */
export const MAX_LISTS_AN_HOUR = 60
