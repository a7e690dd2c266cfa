// @chunk parts
/** The storage key of unsent reviews. In a separate module, because few pages need the code that reads them. */
export const REVIEW_DRAFTS_KEY = 'toolfinch.reviewDrafts'
