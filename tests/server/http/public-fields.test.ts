import { getNamedType, isInterfaceType, isObjectType, isUnionType } from 'graphql'
import { expect, test } from 'vitest'
import { PUBLIC_ROOT_FIELDS } from '#client/gql/public-fields.ts'
import { PUBLIC_MARK, publicRootFields } from '#server/graphql/public-fields.ts'
import { schema } from '#server/schema.ts'

/**
 * Everything that a shared response may contain, reviewed by hand: nothing here depends on the caller. Before adding a
 * field, make sure that its resolver reads neither the viewer nor the address of the request.
 */
const REVIEWED: Readonly<Record<string, readonly string[]>> = {
  ArticleSection: ['anchor', 'title'],
  BlogPost: [
    'author',
    'category',
    'content',
    'contentHash',
    'description',
    'factsAsOf',
    'factsCheckedOn',
    'id',
    'jsonLd',
    'keyword',
    'markdown',
    'path',
    'preview',
    'publishedAt',
    'readingMinutes',
    'related',
    'slug',
    'tags',
    'title',
    'tools',
    'type',
    'updatedAt',
    'views',
  ],
  BlogPostsPage: ['nodes', 'totalCount', 'typeCounts'],
  BlogPostTypeCount: ['count', 'type'],
  BlogStatistics: ['categoryPages', 'comparisonPages', 'industryPages', 'totalPages'],
  Catalogue: ['categoryCount', 'changedAt', 'revision', 'toolCount'],
  Category: ['description', 'id', 'name', 'post', 'slug', 'toolCount'],
  CategoryFacet: ['category', 'count'],
  GonePost: ['alternatives', 'title', 'tools'],
  GoneTool: ['alternatives', 'movedTo', 'name'],
  HelpArticle: [
    'category',
    'content',
    'description',
    'markdown',
    'path',
    'popular',
    'readingMinutes',
    'related',
    'sections',
    'slug',
    'title',
    'updatedOn',
  ],
  HelpCategory: ['articleCount', 'articles', 'description', 'slug', 'title'],
  HeldOutEvaluation: ['gradeCount', 'measures', 'peopleCount', 'withoutSentence'],
  IntegrationFacet: ['count', 'integration'],
  LegalPage: ['content', 'description', 'markdown', 'path', 'sections', 'slug', 'title', 'updatedOn'],
  MatchBand: ['from', 'good', 'onTopic', 'shown', 'to'],
  MeasuredSearch: ['gradeCount', 'measures', 'queryCount', 'substringMeasures'],
  MeasuredSearchClass: ['measured', 'queryClass'],
  ModelPrice: [
    'cachedInputUsdPerMillion',
    'contextWindow',
    'inputUsdPerMillion',
    'modelId',
    'name',
    'note',
    'outputUsdPerMillion',
    'since',
    'varies',
  ],
  MovedPost: ['path'],
  Node: ['id'],
  PageInfo: ['endCursor', 'hasNextPage', 'hasPreviousPage', 'startCursor'],
  Payments: ['mode'],
  Plan: ['asOf', 'keyLimits', 'minSeats', 'name', 'perSeat', 'usdMonth', 'usdYear'],
  PlanFeature: ['claim', 'key', 'planned', 'text'],
  PlanPrice: ['cents', 'period', 'text'],
  PlatformFacet: ['count', 'platform'],
  PriceChange: ['fromMonth', 'fromUsd', 'month', 'perSeat', 'period', 'plan', 'toUsd'],
  PriceFacet: ['count', 'maxMonthlyPriceUsd'],
  PricingModelFacet: ['count', 'pricingModel'],
  PrivacyFacet: ['claim', 'count'],
  Query: [
    'blogPost',
    'blogPosts',
    'blogStatistics',
    'catalogue',
    'categories',
    'category',
    'compareTools',
    'helpArticle',
    'helpArticles',
    'helpCategories',
    'legalPage',
    'legalPages',
    'node',
    'payments',
    'plans',
    'pricingModels',
    'quiz',
    'recommendationEvaluation',
    'removedTool',
    'revisedTools',
    'searchEvaluation',
    'tool',
    'toolSuggestions',
    'tools',
  ],
  Quiz: ['questions'],
  QuizOption: ['id', 'text', 'value'],
  QuizQuestion: ['key', 'number', 'optional', 'options', 'text', 'type'],
  RecommendationEvaluation: [
    'engineVersion',
    'gradeCount',
    'heldOut',
    'matchBands',
    'measures',
    'peopleCount',
    'toolCount',
    'withoutSentence',
  ],
  RecommendationMeasure: ['floor', 'key', 'lessIsBetter', 'reachesFloor', 'reachesTarget', 'target', 'value'],
  SearchConstraint: ['filter', 'label', 'searchWithout', 'value', 'words'],
  SearchEvaluation: ['all', 'classes', 'heldOut', 'toolCount'],
  SearchMatch: ['field', 'text', 'words'],
  SearchMeasure: ['floor', 'key', 'lessIsBetter', 'reachesFloor', 'reachesTarget', 'target', 'value'],
  SimilarTool: ['contrasts', 'sharedTopics', 'similarity', 'tool'],
  SkillFacet: ['count', 'skill'],
  SubscriptionPlan: [
    'action',
    'badge',
    'description',
    'features',
    'id',
    'label',
    'limitations',
    'name',
    'plan',
    'prices',
    'yearlySaving',
  ],
  Tool: [
    'addedOn',
    'ageNote',
    'aliases',
    'apiAvailable',
    'category',
    'comparisons',
    'cons',
    'description',
    'earlierPrices',
    'facts',
    'featured',
    'features',
    'freeTier',
    'generalAssistant',
    'hasAlternatives',
    'id',
    'industries',
    'integrations',
    'longDescription',
    'lowestMonthlyPriceUsd',
    'mark',
    'mergedInto',
    'modelPrices',
    'name',
    'openSource',
    'owner',
    'plans',
    'platforms',
    'priceHistory',
    'priceText',
    'pricingModel',
    'privacy',
    'privacyUrl',
    'prominence',
    'pros',
    'questions',
    'rating',
    'revisedAt',
    'roles',
    'setupMinutes',
    'similar',
    'skill',
    'slug',
    'status',
    'teamFit',
    'topics',
    'updatedAt',
    'useCases',
    'vendor',
    'verified',
    'verifiedOn',
    'websiteUrl',
  ],
  TeamSizeFacet: ['count', 'teamSize'],
  ToolConnection: [
    'alternativesTo',
    'compared',
    'correctedSearch',
    'edges',
    'facets',
    'nodes',
    'pageInfo',
    'totalCount',
    'understood',
  ],
  ToolEdge: ['cursor', 'matchedOn', 'node', 'relevance'],
  ToolFacets: [
    'apiAvailable',
    'categories',
    'freeTier',
    'integrations',
    'openSource',
    'platforms',
    'prices',
    'pricingModels',
    'privacy',
    'rated',
    'skills',
    'teamSizes',
    'verified',
  ],
  ToolFact: ['asOf', 'checkedOn', 'field', 'source', 'sourceUrl'],
  ToolMarkImage: ['darkPath', 'path'],
  ToolModelPrices: ['appliesTo', 'asOf', 'license', 'models', 'pricingUrl', 'source', 'sourceUrl', 'version'],
  ToolQuestion: ['answer', 'question'],
  ToolRating: ['count', 'mean', 'source'],
  ToolTopic: ['topic', 'weight'],
  YearlySaving: ['cents', 'percent', 'text'],
}

const reachable = () => {
  const found: Record<string, string[]> = {}
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {})
  const pending = fields
    .filter((field) => field.extensions[PUBLIC_MARK] === true)
    .map((field) => {
      found['Query'] = [...(found['Query'] ?? []), field.name].sort()
      return getNamedType(field.type)
    })
  for (let type = pending.pop(); type !== undefined; type = pending.pop()) {
    if (found[type.name] !== undefined) continue
    if (isUnionType(type)) pending.push(...type.getTypes())
    if (isInterfaceType(type)) pending.push(...schema.getPossibleTypes(type))
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    found[type.name] = Object.keys(type.getFields()).sort()
    pending.push(...Object.values(type.getFields()).map((field) => getNamedType(field.type)))
  }
  return found
}

test('shared responses only contain reviewed fields', () => {
  expect(reachable()).toEqual(REVIEWED)
})

test('no mutation is marked as public', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
  expect(mutations.filter((field) => field.extensions[PUBLIC_MARK] !== undefined)).toEqual([])
})

test('the client’s public fields match the schema, without member data', () => {
  expect([...PUBLIC_ROOT_FIELDS]).toEqual(['__typename', ...publicRootFields(schema)])
  expect([...PUBLIC_ROOT_FIELDS]).toEqual(expect.arrayContaining(['catalogueStatistics', 'tools', 'toolsInTheRunning']))
  expect(['viewer', 'myRating', 'favorites'].filter((name) => PUBLIC_ROOT_FIELDS.has(name))).toEqual([])
})
