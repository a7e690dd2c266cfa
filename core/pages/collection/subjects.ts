import { TOPICS } from '../../catalogue/topics.ts'
import {
  INDUSTRIES,
  INTEGRATIONS,
  type Platform,
  type PrivacyFlag,
  ROLES,
  type Topic,
} from '../../catalogue/vocabulary.ts'
import { INTEGRATION_LABELS } from '../../display/labels.ts'
import { lowerFirst } from '../../display/lower-first.ts'
import type { Job } from '../../jobs/job-file.ts'
import { isGood } from '../job/graded-tools.ts'
import { jobPageSlug } from '../page-address.ts'
import type { GeneratedPageType } from '../page-model.ts'
import { type CatalogueForPages, freePlanOf, type PageTool } from '../page-tool.ts'
import { INDUSTRY_WORDS, ROLE_WORDS, topicWord } from '../texts.ts'
import { categoryNoun } from './category-nouns.ts'
import { slugOf, TASKS } from './tasks.ts'

export type Subject = {
  readonly key: string
  readonly type: Exclude<GeneratedPageType, 'comparison'>
  readonly slug: string
  /** Plural: `AI tools that work with Slack`. */
  readonly noun: string
  readonly scope: string
  readonly keyword: string
  readonly categorySlug: string | null
  /** Topics all of them share, which cannot tell them apart. */
  readonly topics: readonly Topic[]
  /** What the tools are graded for. */
  readonly job: Job | null
  readonly holds: (tool: PageTool) => boolean
  /** How central the subject is to a tool, 0 to 1. */
  readonly relevance: (tool: PageTool) => number
}

/** The tools in the order of the page. */
export type SubjectWithTools = { readonly subject: Subject; readonly tools: readonly PageTool[] }

const FEWEST = 5
/** Lowest topic weight for a tool to belong to a task. */
const CENTRAL = 0.6

const subject = (
  fields: Omit<Subject, 'relevance' | 'topics' | 'keyword' | 'categorySlug' | 'job'> & Partial<Subject>,
): Subject => ({
  relevance: () => 1,
  topics: [],
  job: null,
  keyword: fields.noun.toLowerCase(),
  categorySlug: null,
  ...fields,
})

/** `AI writing tools`, but `LLM and agent frameworks`, which say it already. */
const aiNoun = (category: { readonly slug: string; readonly name: string }): string => {
  const noun = categoryNoun(category)
  return noun.startsWith('LLM') ? noun : `AI ${noun}`
}

const categories = (catalogue: CatalogueForPages): Subject[] =>
  catalogue.categories.map(({ slug, name, description }) =>
    subject({
      key: `category:${slug}`,
      type: 'category',
      slug,
      noun: aiNoun({ slug, name }),
      scope: description,
      categorySlug: slug,
      holds: (tool) => tool.categorySlug === slug,
    }),
  )

const industries = (): Subject[] => [
  ...INDUSTRIES.map((industry) =>
    subject({
      key: `industry:${industry}`,
      type: 'industry',
      slug: `ai-tools-for-${slugOf(INDUSTRY_WORDS[industry])}`,
      noun: `AI tools for ${INDUSTRY_WORDS[industry]}`,
      scope: `Each of these tools is built for ${INDUSTRY_WORDS[industry]}, and some are also built for other fields. General-purpose tools are not listed here.`,
      holds: ({ industries: own }) => own.includes(industry),
      // Tools for fewer industries are more specialized.
      relevance: ({ industries: own }) => 1 / own.length,
    }),
  ),
  ...ROLES.map((role) =>
    subject({
      key: `industry:role-${role}`,
      type: 'industry',
      slug: `ai-tools-for-${slugOf(ROLE_WORDS[role])}`,
      noun: `AI tools for ${ROLE_WORDS[role]}`,
      scope: `Each of these tools is made with ${ROLE_WORDS[role]} in mind. General-purpose tools are not listed here.`,
      holds: ({ roles }) => roles.includes(role),
      relevance: ({ roles }) => 1 / roles.length,
    }),
  ),
]

type Feature = {
  readonly id: string
  /** Follows "AI tools": `with a free plan`. */
  readonly phrase: string
  readonly scope: string
  readonly holds: (tool: PageTool) => boolean
  /** Used instead of `ai-tools-PHRASE`. */
  readonly slug?: string
  readonly noun?: string
  /** Whether it also gets a page per category. */
  readonly perCategory?: true
}

const privacy = (flag: PrivacyFlag, phrase: string, scope: string, rest: Partial<Feature> = {}): Feature => ({
  id: flag,
  phrase,
  scope: `${scope} A claim may apply only to some of a vendor’s plans, so ask which plans include it.`,
  holds: (tool) => tool.privacy.includes(flag),
  ...rest,
})

const platform = (value: Platform, phrase: string, rest: Partial<Feature> = {}): Feature => ({
  id: value,
  phrase,
  scope: `Each of these tools is listed with a version ${phrase}.`,
  holds: (tool) => tool.platforms.includes(value),
  ...rest,
})

const FEATURES: readonly Feature[] = [
  {
    id: 'free-plan',
    phrase: 'with a free plan',
    scope: 'You can use each of these tools for free, entirely or up to a limit.',
    holds: (tool) => freePlanOf(tool) === true,
    perCategory: true,
  },
  {
    id: 'open-source',
    phrase: 'that are open source',
    slug: 'open-source-ai-tools',
    noun: 'open-source AI tools',
    scope: 'The source code of each of these tools is public under an open license, according to our records.',
    holds: (tool) => tool.openSource === true,
    perCategory: true,
  },
  {
    id: 'api',
    phrase: 'with an API',
    scope: 'Each of these tools has a documented API that programs can call.',
    holds: (tool) => tool.apiAvailable === true,
  },
  {
    id: 'beginners',
    phrase: 'for beginners',
    scope: 'None of these tools needs special skills.',
    holds: (tool) => tool.skill === 1,
  },
  privacy('self_host', 'you can host yourself', 'Each vendor says that the tool can run on your own servers.', {
    perCategory: true,
  }),
  privacy('on_device', 'that run on your device', 'Each vendor says that the work can stay on your own device.'),
  privacy(
    'no_training_default',
    'that do not train on your content',
    'Each vendor says that it does not train models on customers’ content unless the customer agrees.',
  ),
  privacy('soc2', 'with SOC 2', 'Each vendor publicly claims a SOC 2 report.', { perCategory: true }),
  privacy('iso27001', 'with ISO 27001', 'Each vendor publicly claims an ISO 27001 certificate.'),
  privacy('hipaa', 'with HIPAA claims', 'Each vendor says that its tool can be used in compliance with HIPAA.', {
    perCategory: true,
  }),
  privacy('gdpr_dpa', 'with a GDPR agreement', 'Each vendor offers a data processing agreement under the GDPR.'),
  privacy('eu_hosting', 'hosted in the EU', 'Each vendor says that data can be hosted in the EU.', {
    perCategory: true,
  }),
  platform('ios', 'for iPhone and iPad', { perCategory: true }),
  platform('android', 'for Android'),
  platform('mac', 'for Mac'),
  platform('windows', 'for Windows'),
  platform('linux', 'for Linux'),
  platform('extension', 'as a browser extension', {
    slug: 'ai-browser-extensions',
    noun: 'AI browser extensions',
    scope: 'Each of these tools is listed as a browser extension, alone or alongside other versions.',
  }),
  ...INTEGRATIONS.map(
    (integration): Feature => ({
      id: integration.replaceAll('_', '-'),
      phrase: `that work with ${INTEGRATION_LABELS[integration]}`,
      scope: `Each of these tools connects to ${INTEGRATION_LABELS[integration]}, according to our records. What the connection can do varies, so see the vendor’s documentation.`,
      holds: (tool) => tool.integrations.includes(integration),
      // "vs" in a slug reads like a comparison.
      slug: slugOf(`ai tools that work with ${INTEGRATION_LABELS[integration].replace('VS Code', 'vscode')}`),
      ...(integration === 'slack' ? { perCategory: true } : {}),
    }),
  ),
]

/** Most of a category's tools a feature may apply to and still be worth a page. */
const MOST_OF_CATEGORY = 0.75
const FEWEST_OF_CATEGORY = 6

const features = (catalogue: CatalogueForPages): Subject[] => [
  ...FEATURES.map(({ id, phrase, scope, holds, slug, noun }) =>
    subject({
      key: `feature:${id}`,
      type: 'feature',
      slug: slug ?? slugOf(`ai tools ${phrase}`),
      noun: noun ?? `AI tools ${phrase}`,
      scope,
      holds,
    }),
  ),
  ...FEATURES.filter(({ perCategory }) => perCategory).flatMap(({ id, phrase, scope, holds }) =>
    catalogue.categories.flatMap((category) => {
      const all = catalogue.tools.filter(({ categorySlug }) => categorySlug === category.slug)
      const held = all.filter(holds).length
      if (held < FEWEST_OF_CATEGORY || held > all.length * MOST_OF_CATEGORY) return []
      const noun = `${aiNoun(category)} ${phrase}`
      return [
        subject({
          key: `feature:${id}:${category.slug}`,
          type: 'feature',
          slug: slugOf(`AI ${categoryNoun(category)} ${phrase}`),
          noun,
          keyword: noun.toLowerCase(),
          scope,
          categorySlug: category.slug,
          holds: (tool) => tool.categorySlug === category.slug && holds(tool),
        }),
      ]
    }),
  ),
]

const problems = (): Subject[] =>
  TOPICS.flatMap((topic) => {
    const task = TASKS[topic]
    if (task === undefined) return []
    return [
      subject({
        key: `problem:${topic}`,
        type: 'problem',
        slug: `ai-tools-to-${slugOf(task)}`,
        noun: `AI tools to ${task}`,
        scope: `One of the main uses of each of these tools is ${topicWord(topic)}, whatever its category.`,
        topics: [topic],
        holds: ({ topics }) => (topics[topic] ?? 0) >= CENTRAL,
        relevance: ({ topics }) => topics[topic] ?? 0,
      }),
    ]
  })

/** Fewer good tools are no choice. */
const FEWEST_GOOD = 3

/** The page of a job: "Best AI tools to transcribe meetings". */
const jobs = (catalogue: CatalogueForPages): readonly SubjectWithTools[] => {
  const bySlug = new Map(catalogue.tools.map((tool) => [tool.slug, tool]))
  return catalogue.jobs.flatMap((job) => {
    const good = job.tools.filter((graded) => isGood(graded) && bySlug.has(graded.tool))
    if (good.length < FEWEST_GOOD) return []
    const tools = job.tools.flatMap(({ tool }) => bySlug.get(tool) ?? [])
    const found = subject({
      key: `job:${job.slug}`,
      type: 'problem',
      slug: jobPageSlug(job),
      noun: `AI tools to ${lowerFirst(job.name)}`,
      scope: job.summary,
      topics: job.topics,
      job,
      holds: (tool) => tools.includes(tool),
    })
    return [{ subject: found, tools }]
  })
}

/** Subjects with enough tools. The tools of a job in its order, others with the most relevant and best known first. */
export const subjectsOf = (catalogue: CatalogueForPages): readonly SubjectWithTools[] =>
  [
    ...[...categories(catalogue), ...industries(), ...problems(), ...features(catalogue)].map((found) => ({
      subject: found,
      tools: membersOf(found, catalogue),
    })),
    ...jobs(catalogue),
  ].filter(({ tools }) => tools.length >= FEWEST)

const membersOf = ({ holds, relevance }: Subject, { tools }: CatalogueForPages): readonly PageTool[] => {
  const score = (tool: PageTool) => tool.prominence + 1.5 * relevance(tool)
  return tools
    .filter(holds)
    .map((tool) => ({ tool, score: score(tool) }))
    .sort((a, b) => b.score - a.score || (a.tool.slug < b.tool.slug ? -1 : 1))
    .map(({ tool }) => tool)
}
