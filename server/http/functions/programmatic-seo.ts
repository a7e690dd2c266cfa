import { z } from 'zod'
import { GENERATED_PAGE_TYPES } from '#core/pages/page-model.ts'
import { readFragment } from '../gql/fragment-masking.ts'
import { graphql } from '../gql/gql.ts'
import type { GeneratedPageType, LegacyPage_pageFragment, ProgrammaticSeoFunctionPagesQuery } from '../gql/graphql.ts'
import { defineCall, type FunctionDefinition, type FunctionReply, successSchema } from './define-function.ts'
import { expectSuccess } from './expect-success.ts'

const LegacyPage = graphql(`
  fragment LegacyPage_page on ProgrammaticPage {
    id
    title
    urlSlug
    type
    status
    lastUpdated
  }
`)

const pagesDocument = graphql(`
  query ProgrammaticSeoFunctionPages($search: String, $type: GeneratedPageType, $first: Int!) {
    programmaticPages(search: $search, type: $type, first: $first) {
      nodes {
        ...LegacyPage_page
      }
    }
  }
`)
const statisticsDocument = graphql(`
  query ProgrammaticSeoFunctionStatistics {
    programmaticPageStatistics {
      total
      published
      comparison
      category
      industry
      feature
      problem
    }
  }
`)
const generateDocument = graphql(`
  mutation ProgrammaticSeoFunctionGenerate($type: GeneratedPageType, $limit: Int!) {
    generatePages(input: { type: $type, limit: $limit }) {
      __typename
      ... on GeneratePagesPayload {
        finished {
          state
          generated
          error
        }
      }
      ...FunctionFailure_failure
    }
  }
`)
const deleteDocument = graphql(`
  mutation ProgrammaticSeoFunctionDelete($ids: [ID!]!) {
    deleteProgrammaticPages(input: { ids: $ids }) {
      __typename
      ... on ProgrammaticPagesPayload {
        pages {
          id
        }
      }
      ...FunctionFailure_failure
    }
  }
`)

const pagesSchema = z.object({
  success: z.literal(true),
  pages: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      url_slug: z.string(),
      page_type: z.string(),
      status: z.string(),
      last_updated: z.string(),
    }),
  ),
})
const count = z.int()
const statsSchema = z.object({
  success: z.literal(true),
  stats: z.object({
    total: count,
    published: count,
    comparison: count,
    category: count,
    industry: count,
    feature: count,
    problem: count,
  }),
})
const generatedSchema = z.object({ success: z.literal(true), generated: count })

const MOST_PAGES = 100
const MOST_OF_ALL = 50
const MOST_OF_TYPE = 20

/** Whole numbers; clamped instead of rejected. */
const limitUpTo = (most: number) =>
  z
    .number('must be a number')
    .transform((number) => Math.min(most, Math.max(1, Math.floor(number))))
    .default(most)

const typeSchema = z.enum(GENERATED_PAGE_TYPES, 'is not a page type')
const toType = (type: (typeof GENERATED_PAGE_TYPES)[number]) => type.toUpperCase() as GeneratedPageType

const toLegacyPage = (page: LegacyPage_pageFragment) => ({
  id: page.id,
  title: page.title,
  url_slug: page.urlSlug,
  page_type: page.type.toLowerCase(),
  status: page.status.toLowerCase(),
  last_updated: page.lastUpdated,
})

const pagesReply = ({ programmaticPages: { nodes } }: ProgrammaticSeoFunctionPagesQuery): FunctionReply => ({
  body: { success: true, pages: nodes.map((page) => toLegacyPage(readFragment(LegacyPage, page))) },
})

/** POST programmaticSEO: administration of generated pages. */
export const programmaticSeo: FunctionDefinition = {
  name: 'programmaticSEO',
  errorAsText: true,
  calls: [
    defineCall({
      method: 'POST',
      action: 'getAllPages',
      summary: 'Lists the generated pages, last changed first.',
      access: 'editor',
      answers: { 200: pagesSchema },
      input: z.object({ limit: limitUpTo(MOST_PAGES) }),
      document: pagesDocument,
      variables: ({ limit }) => ({ search: null, type: null, first: limit }),
      reply: pagesReply,
    }),
    defineCall({
      method: 'POST',
      action: 'getPagesByType',
      summary: 'Lists the generated pages of a type.',
      access: 'editor',
      answers: { 200: pagesSchema },
      input: z.object({ type: typeSchema, limit: limitUpTo(MOST_PAGES) }),
      document: pagesDocument,
      variables: ({ type, limit }) => ({ search: null, type: toType(type), first: limit }),
      reply: pagesReply,
    }),
    defineCall({
      method: 'POST',
      action: 'searchPages',
      summary: 'Searches the generated pages.',
      access: 'editor',
      answers: { 200: pagesSchema },
      input: z.object({
        query: z.string('is required').max(200, 'must be at most 200 characters'),
        limit: limitUpTo(MOST_PAGES),
      }),
      document: pagesDocument,
      variables: ({ query, limit }) => ({ search: query, type: null, first: limit }),
      reply: pagesReply,
    }),
    defineCall({
      method: 'POST',
      action: 'getStats',
      summary: 'Counts the generated pages.',
      access: 'editor',
      answers: { 200: statsSchema },
      input: z.object({}),
      document: statisticsDocument,
      variables: () => ({}),
      reply: ({ programmaticPageStatistics: stats }) => ({ body: { success: true, stats } }),
    }),
    defineCall({
      method: 'POST',
      action: 'generatePages',
      summary: 'Generates pages. Status 202 means that it continues after the answer.',
      access: 'editor',
      answers: { 200: generatedSchema, 202: generatedSchema.extend({ running: z.literal(true) }) },
      input: z.object({
        pageType: z.enum([...GENERATED_PAGE_TYPES, 'all'], 'is not a page type').default('all'),
        limit: limitUpTo(MOST_OF_ALL),
      }),
      document: generateDocument,
      variables: ({ pageType, limit }) =>
        pageType === 'all' ? { type: null, limit } : { type: toType(pageType), limit: Math.min(MOST_OF_TYPE, limit) },
      reply: ({ generatePages }) => {
        const { finished } = expectSuccess(generatePages, 'GeneratePagesPayload')
        const { state, generated, error } = finished
        if (state === 'FAILED')
          return { status: 500, body: { success: false, error: error ?? 'Failed to generate pages' } }
        if (generated === null) return { status: 202, body: { success: true, generated: 0, running: true } }
        return { body: { success: true, generated } }
      },
    }),
    defineCall({
      method: 'POST',
      action: 'deletePage',
      summary: 'Deletes a page; it can be restored for 30 days.',
      access: 'administrator',
      answers: { 200: successSchema },
      input: z.object({ pageId: z.string('is required') }),
      document: deleteDocument,
      variables: ({ pageId }) => ({ ids: [pageId] }),
      reply: ({ deleteProgrammaticPages }) => {
        expectSuccess(deleteProgrammaticPages, 'ProgrammaticPagesPayload')
        return { body: { success: true } }
      },
    }),
  ],
}
