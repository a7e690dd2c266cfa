/** A month (`YYYY-MM`) as a number; consecutive months differ by 1. */
export const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
