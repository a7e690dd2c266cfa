import type { ResultOf } from '@graphql-typed-document-node/core'
import { z } from 'zod'
import { MAX_SEARCH_LENGTH } from '#core/catalogue/tool-query.ts'
import { readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { cutNote, defineMcpTool, type McpSite } from '../define-mcp-tool.ts'
import { escaped } from '../readable-text.ts'
import { pageOf } from '../tool-summary.ts'

const JobFields = graphql(`
  fragment McpJob_job on Job {
    slug
    name
    summary
    toolCount
    post {
      path
      tools {
        name
        slug
      }
    }
  }
`)

const document = graphql(`
  query McpListJobs($need: String!) {
    tools(search: $need, first: 1) {
      jobs {
        slug
        ...McpJob_job
      }
    }
    jobSuggestions(search: $need, first: 6) {
      slug
      ...McpJob_job
    }
  }
`)

const MOST = 6
/** The post lists the best ones first. */
const MOST_TOOLS = 5

const input = z.strictObject({
  need: z
    .string()
    .trim()
    .min(2)
    .max(MAX_SEARCH_LENGTH)
    .describe('What a person wants to get done, such as "minutes of our meetings".'),
})

const job = z.object({
  slug: z.string(),
  name: z.string().describe('The job, such as "Transcribe meetings". A good query for search_tools.'),
  summary: z.string().describe('What a person has at the end.'),
  tool_count: z.number().describe('How many tools editors graded for it.'),
  page: z.string().nullable().describe('The page with the best tools for it; null when there is none.'),
  tools: z
    .array(z.object({ name: z.string(), slug: z.string(), page: z.string() }))
    .describe('The tools of that page, most important first, at most 5.'),
})
type Job = z.infer<typeof job>

const output = z.object({ jobs: z.array(job).describe('Best match first.'), ...cutNote })

type Found = ResultOf<typeof document>['jobSuggestions'][number]

const toJob = (masked: Found, site: McpSite): Job => {
  const { slug, name, summary, toolCount, post } = readFragment(JobFields, masked)
  return {
    slug,
    name,
    summary,
    tool_count: toolCount,
    page: post && `${site.publicUrl}${post.path}`,
    tools: (post?.tools ?? [])
      .slice(0, MOST_TOOLS)
      .map((tool) => ({ name: tool.name, slug: tool.slug, page: pageOf(site, tool.slug) })),
  }
}

const jobLine = ({ name, summary, page, tools, tool_count: count }: Job): string => {
  const title = page === null ? escaped(name) : `[${escaped(name)}](${page})`
  const names = tools.map((tool) => escaped(tool.name)).join(', ')
  const graded = count === 1 ? '1 graded tool' : `${count} graded tools`
  return `- ${title}: ${escaped(summary)} ${graded}${names === '' ? '' : `, such as ${names}`}.`
}

export const listJobs = defineMcpTool({
  name: 'list_jobs',
  title: 'List jobs',
  description:
    'Turns a need in plain words into the jobs for which editors graded tools, with the best tools of each. Call it first when a person describes work.',
  input,
  output,
  document,
  variables: ({ need }) => ({ need }),
  answer: ({ tools, jobSuggestions }, _input, site) => {
    const found = new Map([...tools.jobs, ...jobSuggestions].map((one) => [one.slug, one]))
    return { jobs: [...found.values()].slice(0, MOST).map((one) => toJob(one, site)) }
  },
  text: ({ jobs }) =>
    jobs.length === 0
      ? 'No job has these words. Say in other words what should be done, or call search_tools.'
      : ['Jobs:', ...jobs.map(jobLine)].join('\n'),
  lists: ['jobs'],
})
