/**
 * How long the product keeps what it stores about people. Jobs and services enforce these periods, and the privacy policy
 * quotes them (`core/articles/placeholders.ts`), so that a page never says anything else than what happens.
 */

/** Payment records are kept this long after the payment, without the person once the account is deleted. */
export const PAYMENT_YEARS = 7

/** Identifiers of events of the payment provider are kept this long: longer than the provider repeats one. */
export const PAYMENT_EVENT_DAYS = 90

/** A session that is not used ends after this time. */
export const SESSION_IDLE_DAYS = 7

/** A session in use ends this long after it began. */
export const SESSION_DAYS = 30

/** A device that has not signed in for this long is forgotten. */
export const KNOWN_DEVICE_DAYS = 180

/** The link that verifies an email address works this long. */
export const VERIFICATION_HOURS = 24

/** The link that resets a password works this long. */
export const RECOVERY_MINUTES = 30

/** Failures that browsers reported are kept this long. */
export const CLIENT_ERROR_DAYS = 30

/**
 * The email address that somebody left with a report or a suggestion is kept at most this long, and no longer than until
 * it is settled.
 */
export const VISITOR_ADDRESS_DAYS = 90

/** Background jobs that are done or have failed are kept this long, with what they were about. */
export const JOB_DAYS = 30

/** A message of the contact form and its answers are kept this long after it arrived. */
export const CONTACT_MESSAGE_DAYS = 365

/** The keyed hash by which a visit's view of a page counts once is kept this long. */
export const CONTENT_VIEW_SESSION_DAYS = 7

/** An answer to "Was this helpful?" is kept this long. */
export const ARTICLE_RATING_DAYS = 365

/** A deleted page of the content area can be restored this long, and is then removed. */
export const DELETED_PAGE_DAYS = 30

/** A file of tools that an administrator uploaded is kept this long. */
export const CATALOGUE_FILE_DAYS = 7

/** Entries of the audit log, which say what administrators did, are kept this long. */
export const AUDIT_YEARS = 2

/** Usage analytics are made anonymous this long after they were recorded. */
export const ANALYTICS_YEARS = 2

/** Personal data is removed this long after an account was deleted, at the latest. Today it is erased at once. */
export const ACCOUNT_ERASURE_DAYS = 30

/** A request under the GDPR is answered within this time. */
export const GDPR_ANSWER_DAYS = 30

/** A request under the CCPA is answered within this time. */
export const CCPA_ANSWER_DAYS = 45

/** A material change of the privacy policy or of a price is announced by email this long before it takes effect. */
export const NOTICE_DAYS = 30

/**
 * What was asked under the GDPR or the CCPA, and when it was answered, is kept this long after the answer: the CCPA's
 * regulations (11 CCR 7101) ask for 24 months.
 */
export const DATA_REQUEST_YEARS = 2
