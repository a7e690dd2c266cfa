/** A month (`YYYY-MM`) as a number; consecutive months differ by 1. */
export const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))

const MONTHS_OF_A_YEAR = 12

/** Whether a month is at most a year before `present`; both `YYYY-MM`. */
export const isWithinYear = (month: string, present: string): boolean =>
  monthNumber(present) - monthNumber(month) <= MONTHS_OF_A_YEAR
