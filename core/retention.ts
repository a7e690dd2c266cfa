/** Enforced by jobs and services, and quoted in the privacy policy (`core/articles/placeholders.ts`). */

/** Payment records, anonymized once the account is deleted. */
export const PAYMENT_YEARS = 7

/** Payment provider event ids; longer than the provider retries. */
export const PAYMENT_EVENT_DAYS = 90

export const SESSION_IDLE_DAYS = 7

/** Longest session, however active. */
export const SESSION_DAYS = 30

/** After the last sign-in. */
export const KNOWN_DEVICE_DAYS = 180

export const VERIFICATION_HOURS = 24

export const RECOVERY_MINUTES = 10

/** Started sign-ins and set-ups of second factors. */
export const CEREMONY_MINUTES = 10

/** Codes that prove a domain by email, with the address they were sent to. */
export const LISTING_CODE_HOURS = 24

/** Pending claims of listings that are proved by DNS or a file. */
export const LISTING_PROOF_DAYS = 7

/** Revoked and expired API keys, as a list entry without the key. */
export const ENDED_KEY_DAYS = 90

/** Security events of accounts; those of a deleted account go with it. */
export const SECURITY_EVENT_DAYS = 365

/** The IP addresses in them; the network stays. */
export const SECURITY_ADDRESS_DAYS = 30

/** Reviews that an editor rejected or questioned, with their stars, counted from the decision. */
export const REJECTED_REVIEW_DAYS = 90

export const CLIENT_ERROR_DAYS = 30

/** Reports of reviews after their outcome: a report cannot be repeated, and its outcome can be questioned. */
export const REVIEW_REPORT_DAYS = 180

/** Email addresses left with a report or suggestion; deleted earlier once it is settled. */
export const VISITOR_ADDRESS_DAYS = 90

/** Completed and failed jobs with their payload. */
export const JOB_DAYS = 30

export const CONTACT_MESSAGE_DAYS = 365

/** Hashes that count a visit's page view once. */
export const CONTENT_VIEW_SESSION_DAYS = 7

/** Answers to "Was this helpful?". */
export const ARTICLE_RATING_DAYS = 365

/** How long a deleted content page can be restored. */
export const DELETED_PAGE_DAYS = 30

/** Tool files uploaded by administrators. */
export const CATALOGUE_FILE_DAYS = 7

export const AUDIT_YEARS = 2

/** After this, usage analytics are anonymized. */
export const ANALYTICS_YEARS = 2

/** Latest erasure of personal data after account deletion. Currently immediate. */
export const ACCOUNT_ERASURE_DAYS = 30

/** Deadline for GDPR requests. */
export const GDPR_ANSWER_DAYS = 30

/** Deadline for CCPA requests. */
export const CCPA_ANSWER_DAYS = 45

/** Notice period for material changes of the privacy policy or a price. */
export const NOTICE_DAYS = 30

/** Data requests and their answers; the CCPA regulations (11 CCR 7101) require 24 months. */
export const DATA_REQUEST_YEARS = 2
