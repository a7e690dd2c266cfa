import type { Answers } from '../../support/client/render-at.tsx'
import { facetsOf, toolNamed } from '../catalogue/catalogue-answers.ts'

const CATEGORY = { __typename: 'Category', id: 'c1', slug: 'design', name: 'Design' }

/** An article as in API responses, with all fields a screen may request. */
export const postNamed = (slug: string, over: Record<string, unknown> = {}) => ({
  __typename: 'BlogPost',
  id: `id-${slug}`,
  type: 'GUIDE',
  slug,
  path: `/blog/${slug}`,
  title: `About ${slug}`,
  description: `What there is to say about ${slug}.`,
  category: CATEGORY as typeof CATEGORY | null,
  tags: ['Prices', 'Privacy'],
  author: 'Toolfinch editors',
  readingMinutes: 4,
  content:
    '<h2 id="a">A heading</h2><p><a href="/tool/alpha">Alpha</a> <a href="https://example.com/">elsewhere</a> <a href="/tools.csv">a file</a></p>',
  jsonLd: JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Article', headline: `About ${slug}` }, { '@type': 'BreadcrumbList' }],
  }),
  contentHash: '0123456789abcdef0123456789abcdef',
  factsAsOf: '2026-10' as string | null,
  factsCheckedOn: '2026-11-20' as string | null,
  publishedAt: '2026-11-02T10:00:00.000Z',
  updatedAt: '2026-11-02T10:00:00.000Z',
  related: [] as unknown[],
  tools: [] as unknown[],
  ...over,
})

type Post = ReturnType<typeof postNamed>

const TYPES = ['COMPARISON', 'CATEGORY', 'INDUSTRY', 'FEATURE', 'PROBLEM', 'GUIDE']

type BlogVariables = { search: string | null; type: string | null; page: number; first: number }

/** Responds to the content screens with these articles, and records sent views. */
export function blogOf(posts: readonly Post[]) {
  const recorded: Record<string, unknown>[] = []
  const lookup = (slug: unknown) => {
    if (slug === 'removed') {
      const tools = [toolNamed('Beta')]
      return { __typename: 'GonePost', title: 'Alpha vs Omega', alternatives: posts.slice(0, 4), tools }
    }
    if (slug === 'b-vs-a') return { __typename: 'MovedPost', path: '/compare/a-vs-b' }
    return posts.find((post) => post.slug === slug) ?? null
  }
  const list = ({ search, type, page, first }: BlogVariables) => {
    const text = (search ?? '').toLowerCase()
    const found = posts.filter(({ title, description }) => `${title} ${description}`.toLowerCase().includes(text))
    const shown = found.filter((post) => type === null || post.type === type)
    return {
      blogPosts: {
        __typename: 'BlogPostsPage',
        totalCount: shown.length,
        typeCounts: TYPES.map((name) => ({
          __typename: 'BlogPostTypeCount',
          type: name,
          count: found.filter((post) => post.type === name).length,
        })),
        nodes: shown.slice((page - 1) * first, page * first),
      },
      guides: { __typename: 'BlogPostsPage', nodes: posts.filter((post) => post.type === 'GUIDE').slice(0, 3) },
      blogStatistics: {
        __typename: 'BlogStatistics',
        totalPages: posts.length,
        comparisonPages: 3,
        categoryPages: 2,
        industryPages: 1,
      },
    }
  }
  const viewsOf = (path: unknown) => ({ __typename: 'ContentViews', path, views: path === '/blog/known' ? 1000 : 7 })
  const answers: Answers = (operation, variables) => {
    if (operation === 'BlogRoute') return list(variables as BlogVariables)
    if (operation === 'PostRoute') return { blogPost: lookup(variables['slug']) }
    if (operation === 'ContentViews') return { contentViews: (variables['paths'] as string[]).map(viewsOf) }
    if (operation === 'RecordContentView') {
      recorded.push(variables)
      return { recordContentView: { __typename: 'RecordContentViewPayload', views: viewsOf(variables['path']) } }
    }
    if (operation === 'ToolOrCategoryRoute') {
      const tools = [toolNamed('Alpha'), toolNamed('Beta')]
      const post = postNamed('design', {
        type: 'CATEGORY',
        path: '/ai-tools/design',
        title: 'Design tools: 9 are free',
      })
      return {
        tool: null,
        category: {
          ...CATEGORY,
          description: 'Tools for design.',
          icon: { __typename: 'CategoryIcon', path: '/marks/categories.svg#design', tint: 'RUST' },
          picks: [
            {
              __typename: 'CategoryPick',
              labels: ['Best overall', 'Best for teams'],
              reason: 'Layers',
              tool: tools[1],
            },
          ],
          post,
        },
        tools: {
          __typename: 'ToolConnection',
          totalCount: 41,
          nodes: variables['sort'] === 'RELEVANCE' ? tools : tools.toReversed(),
          facets: facetsOf(tools, {}),
        },
      }
    }
    throw new Error(`No answer for ${operation}`)
  }
  return { answers, recorded }
}
