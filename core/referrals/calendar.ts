/** The same day and time so many calendar months later, in UTC; the month's last day where it has no such day. */
export const addMonths = (moment: Date, months: number): Date => {
  const later = new Date(moment)
  later.setUTCDate(1)
  later.setUTCMonth(later.getUTCMonth() + months)
  const daysInMonth = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate()
  later.setUTCDate(Math.min(moment.getUTCDate(), daysInMonth))
  return later
}
