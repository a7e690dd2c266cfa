const MONTHS_OF_A_YEAR = 12

/** The total of a year in whole cents, of a price per month when billed yearly. */
export const yearTotal = (monthBilledYearly: number): number =>
  Math.round(monthBilledYearly * MONTHS_OF_A_YEAR * 100) / 100
