/** Payment records are kept this long after the payment, without the person once the account is deleted. */
export const PAYMENT_YEARS = 7

/** Identifiers of events of the payment provider are kept this long: longer than the provider repeats one. */
export const PAYMENT_EVENT_DAYS = 90

/** A page that an administrator deleted can be restored for this long; then its content is removed. */
export const DELETED_PAGE_DAYS = 30
