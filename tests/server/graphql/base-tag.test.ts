import { isObjectType, parse } from 'graphql'
import { expect, test } from 'vitest'
import { createBaseTags, READS } from '#server/graphql/base-tag.ts'
import { schema } from '#server/schema.ts'

const baseTagOf = createBaseTags(schema)

test.each([
  ['{ __typename }', 'program'],
  ['{ plans { plan } helpArticle(slug: "a") { related { title } } }', 'program'],
  ['{ blogPost(slug: "a") { ... on BlogPost { title content related { title } } } }', 'program'],
  ['{ tool(by: { slug: "a" }) { name plans { name } category { name } rating { mean } } }', 'records'],
  ['{ compareTools(slugs: ["a"]) { name } plans { plan } }', 'records'],
  ['{ blogPost(slug: "a") { ...P } } fragment P on BlogPost { tools { name } }', 'records'],
  ['{ tool(by: { slug: "a" }) { similar { tool { name } } } }', 'lists'],
  ['{ tool(by: { slug: "a" }) { category { toolCount } } }', 'lists'],
  ['{ tools { totalCount } plans { plan } }', 'lists'],
  ['{ tools { totalCount } revisedTools { name } }', 'catalogue'],
  ['{ catalogueChanges { nodes { sequence } } }', 'catalogue'],
  ['{ priceChanges { plan } }', 'catalogue'],
  ['{ catalogue { toolCount } }', 'lists'],
  ['{ catalogue { revision } }', 'catalogue'],
  ['{ catalogueStatistics { toolCount } }', 'catalogue'],
  ['{ nothing }', 'catalogue'],
])('%s depends on %s', (text, tag) => {
  const document = parse(text)
  expect([baseTagOf(document), baseTagOf(document)]).toEqual([tag, tag])
})

/**
 * Reviewed by hand. `program`: the resolver reads nothing of the catalog, or adds the tags of what it reads. `records`: it
 * reads tools directly from the database and adds their record tags, or single categories. `lists`: it reads the order or
 * the counts of lists, adds the record tags of the tools that it shows, and the tag of prices if it depends on them.
 */
const REVIEWED = {
  program: [
    'BlogPost.content',
    'BlogPost.related',
    'Category.icon',
    'Category.post',
    'GonePost.alternatives',
    'HelpArticle.category',
    'HelpArticle.related',
    'Job.post',
    'Query.blogPost',
    'Query.blogPosts',
    'Query.blogStatistics',
    'Query.helpArticle',
    'Query.helpArticles',
    'Query.helpCategories',
    'Query.jobSuggestions',
    'Query.legalPage',
    'Query.legalPages',
    'Query.logoFile',
    'Query.outcomeFigure',
    'Query.payments',
    'Query.plans',
    'Query.quiz',
    'Query.recommendationEvaluation',
    'Query.searchEvaluation',
    'Query.testimonials',
    'Tool.ageNote',
    'Tool.comparisons',
    'Tool.knownPriceChange',
    'Tool.modelPrices',
    'Tool.rating',
    'Tool.reviewCount',
    'Tool.reviewSummary',
    'Tool.reviews',
    'Tool.startingPrice',
    'Tool.vendorActions',
    'Tool.vendorSummary',
    'Tool.verdict',
  ],
  records: [
    'BlogPost.category',
    'BlogPost.tools',
    'GonePost.tools',
    'Query.category',
    'Query.compareTools',
    'Query.tool',
  ],
  lists: [
    'Category.picks',
    'Category.toolCount',
    'Category.wellKnownTools',
    'CategoryFacet.category',
    'Query.catalogue',
    'Query.categories',
    'Query.popularCategories',
    'Query.pricingModels',
    'Query.toolEvents',
    'Query.toolSuggestions',
    'Query.tools',
    'Tool.hasAlternatives',
    'Tool.otherChoices',
    'Tool.questions',
    'Tool.similar',
    'ToolConnection.alternativesTo',
    'ToolConnection.compared',
    'ToolConnection.facets',
    'ToolConnection.unlisted',
    'ToolFacets.prices',
    'ToolFacets.rated',
  ],
}

test('all fields that read less than the whole catalog have been reviewed', () => {
  const found: Record<string, string[]> = { program: [], records: [], lists: [] }
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const { name, extensions } of Object.values(type.getFields())) {
      const reads = extensions[READS]
      if (typeof reads === 'string') found[reads]?.push(`${type.name}.${name}`)
    }
  }
  expect(Object.fromEntries(Object.entries(found).map(([reads, names]) => [reads, names.sort()]))).toEqual(REVIEWED)
})
