/** Every query field at its largest arguments, for the test suite and `npm run chaos -- event-loop`. */
import { wholeSelection } from './whole-selection.ts'

const LONGEST = 'assistants that write emails for people who '.repeat(3).slice(0, 100)
const NOTHING_FOUND = 'midjurneyy'
const ALL_FILTERS = `integration: [SLACK], privacy: [SOC2], skill: [EVERYONE, TRAINED, TECHNICAL, DEVELOPER], openSource: false,
  teamSize: [SOLO, SMALL, MEDIUM, LARGE, ENTERPRISE], maxMonthlyPriceUsd: 1000, category: $categories, pricingModel: [FREE, FREEMIUM, PAID, ENTERPRISE], freeTier: true, verified: false, featured: false, mcpServer: true,
  platform: [WEB, MAC, WINDOWS, LINUX, IOS, ANDROID, EXTENSION, API]`
/** Fields that exceed the cost limit for a page of a hundred tools. */
const BEYOND_A_PAGE = [
  'Tool.comparisons',
  'Tool.similar',
  'Tool.questions',
  'Tool.otherChoices',
  'Tool.verdict',
  'Tool.facts',
  'Tool.factTexts',
  'Tool.plans',
  'Tool.priceHistory',
  'Tool.modelPrices',
  'Tool.earlierPrices',
  'Tool.topics',
  'Tool.events',
  'Tool.vendorActions',
  'Tool.vendorSummary',
  'Tool.reviews',
  'Tool.reviewSummary',
  'Category.post',
  'Category.picks',
  'Category.wellKnownTools',
]
/** Fields that exceed the cost limit for a post's tools and related posts. */
const BEYOND_A_POST = ['BlogPost.related', 'BlogPost.tools']
const tool = (without: readonly string[] = BEYOND_A_PAGE) => wholeSelection('Tool', without)
/** All fields of a page, with those that lists show of related pages and tools. */
const post = () =>
  wholeSelection('BlogPost', [...BEYOND_A_POST, ...BEYOND_A_PAGE]).replace(
    /\}$/,
    'related { title path } tools { name } }',
  )

/** Six parts of common words: the most search work one sentence can cause. */
const LONGEST_SENTENCE =
  'free ai video editor, ai image photo tool, ai chat writing app, ai code data agent, ai voice music sound, ai sales email crm for small teams on mac and windows with slack'

/**
 * Root selections that make each query field do as much work as possible within the cost limit; several if there are
 * several ways. `operationOf` makes them operations; callers provide the variables.
 */
export const LARGEST_OPERATIONS: Readonly<Record<string, readonly string[]>> = {
  catalogue: [`catalogue ${wholeSelection('Catalogue')}`],
  catalogueChanges: [
    `catalogueChanges(first: 100) ${wholeSelection('CatalogueChangeConnection', ['CatalogueChangeConnection.edges'])}`,
  ],
  catalogueStatistics: [`catalogueStatistics ${wholeSelection('CatalogueStatistics')}`],
  categories: [
    `categories ${wholeSelection('Category', ['Category.post', 'Category.picks', 'Category.wellKnownTools'])}`,
    'categories { wellKnownTools { name } }',
    'categories { picks { labels reason tool { name } } }',
    'categories { post { title description } }',
  ],
  popularCategories: [
    `popularCategories(first: 20) ${wholeSelection('Category', ['Category.post', 'Category.picks', ...BEYOND_A_PAGE])}`,
    `popularCategories(first: 20) { wellKnownTools { name description priceText mark { path } } }`,
  ],
  exampleMatch: [`exampleMatch ${wholeSelection('ExampleMatch', BEYOND_A_PAGE)}`],
  taskAnswers: [
    `taskAnswers ${wholeSelection('TaskAnswer', ['Job.post', ...BEYOND_A_PAGE])}`,
    `taskAnswers { name job { post { path } } }`,
  ],
  pricingModels: ['pricingModels'],
  quiz: [`quiz ${wholeSelection('Quiz')}`],
  recommendationEvaluation: [`recommendationEvaluation ${wholeSelection('RecommendationEvaluation')}`],
  searchEvaluation: [`searchEvaluation ${wholeSelection('SearchEvaluation')}`],
  plans: [`plans ${wholeSelection('SubscriptionPlan')}`],
  payments: [`payments ${wholeSelection('Payments')}`],
  checkout: [`checkout(sessionId: "cs_test_${'a'.repeat(60)}") ${wholeSelection('Checkout')}`],
  helpCategories: [
    `helpCategories ${wholeSelection('HelpCategory', ['HelpArticle.related', 'HelpArticle.category', 'HelpArticle.sections'])}`,
  ],
  helpArticles: [
    `helpArticles ${wholeSelection('HelpArticle', ['HelpCategory.articles', 'HelpArticle.related', 'HelpArticle.sections'])}`,
    `helpArticles(search: "${LONGEST}") { slug related { slug title } }`,
  ],
  helpArticle: [`helpArticle(slug: "taking-first-quiz") ${wholeSelection('HelpArticle', ['HelpCategory.articles'])}`],
  legalPage: [`legalPage(slug: "privacy-policy") ${wholeSelection('LegalPage')}`],
  legalPages: [`legalPages ${wholeSelection('LegalPage')}`],
  logoFile: [`logoFile(name: "00000000000000000000000000000000.svg") ${wholeSelection('LogoFile')}`],
  tools: [
    `tools(first: 100) { nodes ${tool()} }`,
    `tools(first: 100, page: 10, sort: NAME) { totalCount edges { cursor node ${tool()} } }`,
    `tools(first: 100, search: "a") { totalCount nodes ${tool()} }`,
    `tools(first: 100, search: "${LONGEST}") { totalCount correctedSearch nodes { id name } pageInfo { endCursor } }`,
    `tools(first: 100, search: "${NOTHING_FOUND}", sort: RATING) { totalCount correctedSearch nodes ${tool()} }`,
    `tools(first: 1, search: "a", ${ALL_FILTERS}) ${wholeSelection('ToolConnection', BEYOND_A_PAGE)}`,
    `tools(first: 100, search: "a") { edges { relevance cursor matchedOn { field text words } } facets { rated } understood { label } }`,
    `tools(first: 1, search: "alternative to chatgpt") { totalCount alternativesTo { name } }`,
    `tools(first: 4, search: "chatgpt vs claude") { nodes { name } compared { name } }`,
    `tools(first: 12) { nodes { similar(first: 1) { similarity } } }`,
    `tools(first: 70) { nodes ${tool(['Tool.comparisons', 'Tool.similar', 'Tool.questions', 'Tool.otherChoices', 'Tool.verdict', 'Tool.startingPrice', 'Tool.knownPriceChange', 'Tool.facts', 'Tool.factTexts', 'Tool.priceHistory', 'Tool.modelPrices', 'Tool.events', 'Tool.vendorActions', 'Tool.vendorSummary', 'Tool.reviews', 'Tool.reviewSummary', 'Category.post', 'Category.picks', 'Category.wellKnownTools'])} }`,
    `tools(first: 20) { nodes { vendorSummary vendorActions } }`,
    `tools(first: 20) { nodes { comparisons { title path } } }`,
    `tools(first: 60) { nodes { earlierPrices priceHistory ${wholeSelection('PriceChange')} } }`,
    `tools(first: 60) { nodes { modelPrices ${wholeSelection('ToolModelPrices')} } }`,
    `tools(first: 100) { nodes { events ${wholeSelection('ToolEvent', ['ToolEvent.tool'])} } }`,
    `tools(first: 30) { nodes { facts ${wholeSelection('ToolFact')} } }`,
    `tools(first: 50) { nodes { reviewSummary ${wholeSelection('ReviewSummary')} } }`,
    `tools(first: 60) { nodes { verdict ${wholeSelection('ToolVerdict')} } }`,
    `tools(first: 12) { nodes { otherChoices { condition } } }`,
    `tools(first: 100) { nodes { knownPriceChange ${wholeSelection('KnownPriceChange')} } }`,
    `tools(first: 100) { nodes { startingPrice ${wholeSelection('StartingPrice')} } }`,
  ],
  tool: [
    `tool(by: { reference: "canva" }) ${wholeSelection('Tool', [...BEYOND_A_POST, 'Tool.reviews'])}`,
    `tool(by: { reference: "canva" }) { reviewSummary ${wholeSelection('ReviewSummary')} reviews(first: 20) ${wholeSelection('ToolReviewConnection', ['ToolReviewConnection.edges', 'Job.post'])} }`,
    `tool(by: { reference: "canva" }) { reviews(first: 20, order: NEWEST, stars: 5) { edges { cursor node { headline } } } }`,
    `tool(by: { reference: "canva" }) { similar(first: 12) { sharedJobs { slug activity post { path } } tool { name mark { path } } } }`,
    `tool(by: { reference: "no tool with this name" }) { id }`,
  ],
  node: [
    `node(id: $toolId) { id ... on Tool ${wholeSelection('Tool', [...BEYOND_A_POST, 'Tool.reviews'])} }`,
    `node(id: "${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}") { id ... on BlogPost ${post()} }`,
  ],
  toolSuggestions: [
    `toolSuggestions(first: 20, search: "a") ${tool(['Tool.comparisons', 'Tool.similar', 'Tool.questions', 'Tool.otherChoices', 'Tool.verdict', 'Tool.factTexts', 'Tool.modelPrices', 'Tool.vendorActions', 'Tool.vendorSummary', 'Tool.reviews', 'Tool.reviewSummary', 'Tool.startingPrice', 'Tool.knownPriceChange', 'Category.icon', 'Category.picks', 'Category.wellKnownTools'])}`,
    `toolSuggestions(first: 20, search: "${LONGEST}") { id }`,
  ],
  jobSuggestions: [
    `jobSuggestions(first: 6, search: "${LONGEST}") ${wholeSelection('Job', ['Job.post'])}`,
    `jobSuggestions(first: 6, search: "${LONGEST}") { slug post { slug title markdown } }`,
  ],
  likelyJobs: [
    `likelyJobs(answers: $answers) ${wholeSelection('Job', ['Job.post'])}`,
    `likelyJobs(answers: $answers) { slug post { slug title description } }`,
  ],
  toolEvents: [
    `toolEvents(first: 100) ${wholeSelection('ToolEventConnection', ['ToolEventConnection.edges', ...BEYOND_A_PAGE])}`,
  ],
  compareTools: [
    `compareTools(slugs: ["canva", "chatgpt", "notion", "claude"]) ${wholeSelection('Tool', ['Tool.comparisons', 'Tool.otherChoices', 'SimilarTool.sharedJobs', 'Tool.reviews'])}`,
    `compareTools(slugs: ["canva", "chatgpt", "notion", "claude"]) { otherChoices { condition tool { name } } }`,
  ],
  category: [
    `category(slug: "chatbots-assistants") ${wholeSelection('Category', [...BEYOND_A_POST, 'Category.picks', 'Category.wellKnownTools'])}`,
    `category(slug: "chatbots-assistants") { picks { labels reason tool ${tool()} } }`,
  ],
  blogPosts: [
    `blogPosts(first: 100) { totalCount typeCounts { type count } nodes { id title description preview category { name } } }`,
    `blogPosts(first: 10, search: "a", type: COMPARISON) { totalCount nodes { content related { title } tools { name } } }`,
  ],
  blogStatistics: [`blogStatistics ${wholeSelection('BlogStatistics')}`],
  blogPost: [
    `blogPost(slug: "chatgpt-vs-claude") { ... on BlogPost ${post()} ... on GonePost { title alternatives { title } tools { name } } ... on MovedPost { path } }`,
    `blogPost(slug: "no-page-vs-no-other-page") { __typename }`,
  ],
  priceChanges: [`priceChanges(first: 100) ${wholeSelection('ToolPriceChange', BEYOND_A_PAGE)}`],
  revisedTools: [`revisedTools(first: 20) ${tool()}`],
  removedTool: [`removedTool(slug: "no-tool") { name movedTo alternatives ${tool()} }`],
  contentViews: [`contentViews(paths: ["/blog/a", "/help/b"]) ${wholeSelection('ContentViews')}`],
  programmaticPages: [
    `programmaticPages(search: "a") { totalCount nodes ${wholeSelection('ProgrammaticPage', ['ProgrammaticPage.content'])} }`,
  ],
  programmaticPage: [`programmaticPage(id: $toolId) ${wholeSelection('ProgrammaticPage')}`],
  programmaticPageStatistics: [`programmaticPageStatistics ${wholeSelection('ProgrammaticPageStatistics')}`],
  pageRevisions: [`pageRevisions(pageId: $toolId) ${wholeSelection('PageRevisionsPage')}`],
  editableTools: [
    `editableTools(first: 100, filter: { search: "a" }, order: OLDEST_CHECK) { totalCount nodes ${wholeSelection('EditableTool', ['EditableTool.fields'])} }`,
    `editableTools(first: 20) { nodes { id fields { name value } } }`,
  ],
  editableTool: [`editableTool(slug: "canva") ${wholeSelection('EditableTool')}`],
  toolHistory: [`toolHistory(id: $toolId, first: 50) ${wholeSelection('ToolHistoryEntry')}`],
  toolRevisions: [`toolRevisions(first: 10) ${wholeSelection('ToolRevisionsPage')}`],
  catalogueFile: [
    `catalogueFile(id: "${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}") ${wholeSelection('CatalogueFile', ['CatalogueImportReport.changes'])}`,
  ],
  catalogueImports: [`catalogueImports ${wholeSelection('CatalogueImport')}`],
  editorRank: [
    `editorRank(toolId: "${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}") ${wholeSelection('EditorRank')}`,
  ],
  pageGeneration: [`pageGeneration ${wholeSelection('PageGeneration')}`],
  favorites: [`favorites(first: 100) { totalCount nodes { tool ${tool()} } }`],
  favoriteToolIds: ['favoriteToolIds'],
  claimedListings: [`claimedListings ${wholeSelection('ClaimedListing')}`],
  vendorListing: [`vendorListing(slug: "canva") ${wholeSelection('VendorListing')}`],
  toolClaims: [`toolClaims(toolId: $toolId) ${wholeSelection('ToolClaim')}`],
  collections: [
    'collections(first: 50) { totalCount nodes { id name note toolCount sharePath tools(first: 4) { tool { name } } } }',
  ],
  collection: [
    `collection(id: $collectionId) { id name note toolCount sharePath tools { note addedAt tool { name category { name } } } }`,
  ],
  collectionIdsWithTool: ['collectionIdsWithTool(toolId: $toolId)'],
  sharedCollection: [
    'sharedCollection(token: $shareToken) { name note tools { note tool { name category { name } } } }',
  ],
  recentActivity: [`recentActivity(first: 100) { id tool ${tool()} }`],
  toolsExplored: ['toolsExplored'],
  myReview: [`myReview(toolId: $toolId) ${wholeSelection('MyReview', ['MyReview.tool'])}`],
  myReviews: [
    `myReviews ${wholeSelection('MyReview', ['MyReview.tool'])}`,
    'myReviews { headline tool { slug name reviewCount rating { mean } } }',
  ],
  myRating: [`myRating(toolId: $toolId) ${wholeSelection('MemberRating')}`],
  referral: [
    `referral ${wholeSelection('ReferralOverview')}`,
    `referral { code referrals(first: 100) ${wholeSelection('Referral')} }`,
  ],
  settings: [`settings ${wholeSelection('MemberSettings')}`],
  emailCode: [`emailCode(code: "${'x'.repeat(43)}") { ... on EmailCode ${wholeSelection('EmailCode')} }`],
  seatInvitation: [
    `seatInvitation(code: "${'x'.repeat(43)}") { ... on SeatInvitation ${wholeSelection('SeatInvitation')} }`,
  ],
  viewer: [`viewer ${wholeSelection('Viewer')}`],
  previewPlanChange: [
    `previewPlanChange(plan: BUSINESS, period: YEAR) { ... on PlanChangePreview ${wholeSelection('PlanChangePreview')} }`,
  ],
  memberBilling: [
    `memberBilling(email: "ada@people.example") { ... on MemberBilling ${wholeSelection('MemberBilling')} }`,
  ],
  analyticsReport: [
    `analyticsReport(name: TRAFFIC, from: "2025-11-20", to: "2026-11-20") ${wholeSelection('AnalyticsReport')}`,
    `analyticsReport(name: TOOLS, from: "2025-11-20", to: "2026-11-20") { rows { label values } }`,
  ],
  liveAnalytics: [`liveAnalytics ${wholeSelection('LiveAnalytics')}`],
  analyticsSpamRules: [`analyticsSpamRules ${wholeSelection('AnalyticsSpamRule')}`],
  administration: [`administration ${wholeSelection('Administration')}`],
  analyticsRecording: [`analyticsRecording ${wholeSelection('AnalyticsRecording')}`],
  analyticsImport: [`analyticsImport(id: $toolId) ${wholeSelection('AnalyticsImport')}`],
  analyticsImports: [
    `analyticsImports(first: 4) ${wholeSelection('AnalyticsImportsPage')}`,
    'analyticsImports(first: 60) { nodes { comparison { days recordedDays } } }',
  ],
  accountEvents: [`accountEvents(first: 100, account: "ada@people.example") ${wholeSelection('AccountEventsPage')}`],
  auditEntries: [`auditEntries(first: 80) ${wholeSelection('AuditEntriesPage')}`],
  contactMessages: [`contactMessages(first: 100) ${wholeSelection('ContactMessagesPage')}`],
  pageReports: [`pageReports(first: 100) ${wholeSelection('PageReportsPage')}`],
  outcomeQuestion: [`outcomeQuestion ${wholeSelection('OutcomeQuestion')}`],
  myOutcomes: [`myOutcomes ${wholeSelection('Outcome')}`],
  outcomeFigure: [`outcomeFigure ${wholeSelection('OutcomeFigure')}`],
  outcomeReport: [`outcomeReport ${wholeSelection('OutcomeReport')}`],
  testimonials: [`testimonials ${wholeSelection('Testimonial')}`],
  quotableSentences: [`quotableSentences ${wholeSelection('QuotableSentence')}`],
  myHelpfulReviews: ['myHelpfulReviews(toolId: $toolId)'],
  myReviewAnswers: [`myReviewAnswers(toolId: $toolId) ${wholeSelection('MyReviewAnswer')}`],
  reviewQueue: [`reviewQueue ${wholeSelection('ReviewQueue')}`],
  priceConfirmations: [`priceConfirmations(toolId: $toolId) ${wholeSelection('ConfirmedPrice')}`],
  pageReport: [`pageReport(id: $toolId) ${wholeSelection('PageReport')}`],
  queue: [`queue(first: 100) ${wholeSelection('QueuePage')}`],
  suggestedTool: [`suggestedTool(id: $toolId) ${wholeSelection('SuggestedTool')}`],
  toolCandidate: [`toolCandidate(id: $toolId) ${wholeSelection('ToolCandidate', BEYOND_A_PAGE)}`],
  trendingTools: [`trendingTools(first: 100) { views favorites score tool ${tool()} }`],
  reportOutcome: [`reportOutcome(reportId: $toolId) ${wholeSelection('ReportOutcome')}`],
  suggestionOutcome: [`suggestionOutcome(suggestionId: $toolId) ${wholeSelection('SuggestionOutcome')}`],
  refundRequestCount: ['refundRequestCount'],
  refundRequests: [`refundRequests ${wholeSelection('RefundRequest')}`],
  quizDraft: [`quizDraft ${wholeSelection('QuizDraft')}`],
  quizResult: [
    `quizResult ${wholeSelection('QuizResult', ['Recommendation.tool'])}`,
    `quizResult { recommendations { tool ${tool()} } previous { added { name } } }`,
    `quizResult(timestamp: $fewMatches) { relaxations ${wholeSelection('QuizRelaxation', ['Recommendation.tool'])} }`,
    `quizResult(timestamp: $fewMatches) { relaxations { items { tool ${tool()} } } }`,
  ],
  recommendationQuota: [`recommendationQuota ${wholeSelection('RecommendationQuota')}`],
  toolsInTheRunning: ['toolsInTheRunning(answers: $answers)'],
  purposeMeanings: [`purposeMeanings(sentence: "${LONGEST_SENTENCE}") ${wholeSelection('PurposeMeaning')}`],
  provisionalMatches: [`provisionalMatches(answers: $answers) { matchPercent tool ${tool()} }`],
  toolMatches: [`toolMatches(toolIds: $toolIds) ${wholeSelection('ToolMatch')}`],
  whyNot: [`whyNot(toolId: $toolId) ${wholeSelection('WhyNot')}`],
  whatWouldChange: [`whatWouldChange(toolId: $toolId) ${wholeSelection('WhatWouldChange')}`],
  critiquedRecommendations: [
    `critiquedRecommendations(critique: CHEAPER) ${wholeSelection('CritiquedList', ['Recommendation.tool'])}`,
    `critiquedRecommendations(critique: MORE_PRIVATE) { items { tool ${tool()} } }`,
  ],
  members: [`members(first: 100, search: "e", suspended: false) ${wholeSelection('MembersPage')}`],
  member: [`member(id: "00000000-0000-4000-8000-000000000000") ${wholeSelection('MemberAccount')}`],
  apiKeys: [`apiKeys ${wholeSelection('ApiKey')}`],
  webhooks: [`webhooks ${wholeSelection('Webhook')}`],
  webhookDeliveries: [`webhookDeliveries(webhookId: $webhookId) ${wholeSelection('WebhookDelivery')}`],
  memberApiKeys: [`memberApiKeys(id: "00000000-0000-4000-8000-000000000000") ${wholeSelection('ApiKey')}`],
  memberSessions: [`memberSessions(id: "00000000-0000-4000-8000-000000000000") ${wholeSelection('MemberSession')}`],
  dataRequests: [`dataRequests(settled: true, first: 100) ${wholeSelection('DataRequestsPage')}`],
  system: [`system ${wholeSelection('System')}`],
  jobKinds: [`jobKinds ${wholeSelection('JobKindFigures')}`],
  deadJobs: [`deadJobs ${wholeSelection('DeadJob')}`],
  deadEmails: [`deadEmails ${wholeSelection('DeadEmail')}`],
  clientErrors: [`clientErrors ${wholeSelection('ClientErrorGroup')}`],
  priceCheck: [`priceCheck(id: $toolId) ${wholeSelection('PricePageCheck')}`],
  priceWatch: [`priceWatch ${wholeSelection('PriceWatch')}`],
  policyNotices: [`policyNotices ${wholeSelection('PolicyNotice')}`],
}
