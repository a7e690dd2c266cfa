/** Adds calendar months in UTC; clamps to the month's last day. */
export const addMonths = (moment: Date, months: number): Date => {
  const later = new Date(moment)
  later.setUTCDate(1)
  later.setUTCMonth(later.getUTCMonth() + months)
  const daysInMonth = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate()
  later.setUTCDate(Math.min(moment.getUTCDate(), daysInMonth))
  return later
}
