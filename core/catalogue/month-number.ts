/** A month (`YYYY-MM`) as a number; numbers of neighboring months differ by 1. */
export const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
