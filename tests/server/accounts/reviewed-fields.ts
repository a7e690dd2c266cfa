/**
 * Who may use which root fields of the API, reviewed by hand. An unlisted field fails the first test: decide who may
 * use it, then add it.
 */
export const EVERYBODY = {
  query: [
    'blogPost',
    'blogPosts',
    'blogStatistics',
    'catalogue',
    'catalogueStatistics',
    'categories',
    'category',
    'compareTools',
    'contentViews',
    // Shows what a code is for, to anyone who has it.
    'emailCode',
    'helpArticle',
    'helpArticles',
    'helpCategories',
    'legalPage',
    'legalPages',
    'node',
    'payments',
    'plans',
    'pricingModels',
    // Null without a paid plan.
    'provisionalMatches',
    'quiz',
    'recommendationEvaluation',
    // Null without a session.
    'recommendationQuota',
    'removedTool',
    // Shows the state of a report, to anyone who has its unguessable ID.
    'reportOutcome',
    'revisedTools',
    'searchEvaluation',
    // Shows an invitation to anyone who has its code.
    'seatInvitation',
    // Shows a collection, without its owner, to anyone who has the unguessable token of its link.
    'sharedCollection',
    // Shows the state of a suggestion, to anyone who has its unguessable ID.
    'suggestionOutcome',
    'tool',
    // Null without a paid plan.
    'toolMatches',
    'toolEvents',
    'toolSuggestions',
    'tools',
    'purposeMeanings',
    'toolsInTheRunning',
    // Null without a session.
    'viewer',
  ],
  mutation: [
    'rateHelpArticle',
    // Counts a path and stores only a keyed hash.
    'recordContentView',
    'reportClientError',
    'reportInaccuracy',
    'reportPage',
    'requestPasswordReset',
    'resetPassword',
    'sendContactMessage',
    'signIn',
    'signInWithProvider',
    'signUp',
    'suggestTool',
    // Does nothing without a session.
    'trackConversion',
    // These record activity on the site; the user comes only from the token.
    'trackEvent',
    'trackPageView',
    'trackSession',
    // Stores nothing without a session.
    'trackToolView',
    // Needs the session of the account that owns the code, and reports this for every other code and caller.
    'verifyEmail',
  ],
}
/** Users with a session. */
export const MEMBERS = {
  query: [
    // Null for someone else's checkout.
    'checkout',
    'collection',
    'collectionIdsWithTool',
    'collections',
    'critiquedRecommendations',
    'favoriteToolIds',
    'favorites',
    'myRating',
    'previewPlanChange',
    'priceConfirmations',
    'quizDraft',
    'quizResult',
    'recentActivity',
    'referral',
    'settings',
    'toolsExplored',
    'whatWouldChange',
    'whyNot',
  ],
  mutation: [
    'acceptSeat',
    'addFavorite',
    'addToCollection',
    'cancelPlanChange',
    'changePassword',
    'changePlan',
    'confirmPassword',
    'confirmPrice',
    'createCollection',
    'deleteAccount',
    'deleteCollection',
    'exportMyData',
    'inviteToTeam',
    'leaveTeam',
    'moveInCollection',
    'openPortal',
    'rateTool',
    'regenerateRecommendations',
    'removeFavorite',
    'removeFromCollection',
    'removeSeat',
    'requestRefund',
    'requestVerification',
    'revokeOtherSessions',
    'revokeSession',
    'saveQuizAnswers',
    'setCollectionToolNote',
    'shareCollection',
    'signOut',
    'startCheckout',
    'submitQuiz',
    'unshareCollection',
    'updateCollection',
    'updateProfile',
    'updateSettings',
    'withdrawRating',
  ],
}
