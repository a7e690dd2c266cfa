/**
 * Who may ask for what at the root of the API, reviewed by hand. A field that stands on no list fails the first test:
 * decide, then write it down.
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
    // Says what a code is good for, to whoever has it.
    'emailCode',
    'helpArticle',
    'helpArticles',
    'helpCategories',
    'legalPage',
    'legalPages',
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
    // Says what became of a report, to whoever has its unguessable id.
    'reportOutcome',
    'revisedTools',
    'searchEvaluation',
    // Says whose invitation a code is, to its reader.
    'seatInvitation',
    // Shows a collection, without its owner, to whoever has the unguessable token of its link.
    'sharedCollection',
    // Says what became of a suggestion, to whoever has its unguessable id.
    'suggestionOutcome',
    'tool',
    // Null without a paid plan.
    'toolMatches',
    'toolSuggestions',
    'tools',
    'purposeMeanings',
    'toolsInTheRunning',
    // Null without a session.
    'viewer',
  ],
  mutation: [
    'rateHelpArticle',
    // Counts a path and stores a keyed hash alone.
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
    // Without a session it does nothing.
    'trackConversion',
    // These record what anybody does on the site; who it was says the token alone.
    'trackEvent',
    'trackPageView',
    'trackSession',
    // Keeps nothing without a session.
    'trackToolView',
    // Needs the session of the account that the code belongs to; says so for every other code and caller.
    'verifyEmail',
  ],
}
/** Who has a session. */
export const MEMBERS = {
  query: [
    // Null for a checkout of somebody else.
    'checkout',
    'collection',
    'collectionIdsWithTool',
    'collections',
    'critiquedRecommendations',
    'favoriteToolIds',
    'favorites',
    'myRating',
    'previewPlanChange',
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
