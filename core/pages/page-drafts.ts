import { capitalized } from '../display/capitalized.ts'
import { TOPIC_LABELS } from '../display/topic-labels.ts'
import { collectionBlocks } from './collection/collection-page.ts'
import { type Collection, type CollectionStatements, collectionStatements } from './collection/collection-statements.ts'
import type { subjectsOf } from './collection/subjects.ts'
import { inOrder } from './comparison/choose-pairs.ts'
import { type Comparison, comparisonBlocks, comparisonOf } from './comparison/comparison-page.ts'
import { comparedFacts } from './comparison/comparison-tables.ts'
import type { PagePlan } from './generate-pages.ts'
import { type JobPage, jobBlocks, jobPageOf } from './job/job-page.ts'
import type { PageBlock } from './page-model.ts'
import type { CatalogueForPages, PageTool } from './page-tool.ts'
import type { Statement } from './statement.ts'
import {
  collectionDescription,
  collectionTitle,
  comparisonDescription,
  comparisonTitle,
  jobDescription,
  jobTitle,
} from './titles.ts'

/** What a page is made of, before it is compared with its siblings. */
export type Draft = {
  readonly title: string
  readonly metaDescription: string
  readonly keyword: string
  readonly categorySlug: string | null
  readonly tags: readonly string[]
  readonly tools: readonly PageTool[]
  readonly blocks: readonly PageBlock[]
  readonly statements: readonly Statement[]
  readonly knownOfBoth: number | null
}

type DraftParts = {
  readonly tools: ReadonlyMap<string, PageTool>
  readonly categories: ReadonlyMap<string, CatalogueForPages['categories'][number]>
  /** By the keys of their pages. */
  readonly subjectByKey: ReadonlyMap<string, ReturnType<typeof subjectsOf>[number]>
}

/** A function that writes the draft of a planned page. */
export const createDrafts = ({ tools, categories, subjectByKey }: DraftParts): ((plan: PagePlan) => Draft) => {
  const draftOfComparison = (plan: PagePlan): Draft => {
    const [one, other] = plan.toolIds.map((id) => tools.get(id))
    if (one === undefined || other === undefined) throw new Error(`A tool of "${plan.key}" is not in the catalog`)
    const comparison: Comparison = comparisonOf(...inOrder(one, other))
    const { a, b, same, prices, shared, only } = comparison
    const both = a.categorySlug === b.categorySlug
    return {
      title: comparisonTitle(comparison),
      metaDescription: comparisonDescription(comparison),
      keyword: `${a.name} vs ${b.name}`.toLowerCase(),
      categorySlug: both ? a.categorySlug : null,
      tags: [a.name, b.name, ...new Set([a, b].flatMap((tool) => categories.get(tool.categorySlug)?.name ?? []))],
      tools: [a, b],
      blocks: comparisonBlocks(comparison, categories),
      statements: [...same, ...prices, ...only, ...shared],
      knownOfBoth: comparedFacts(comparison).known,
    }
  }

  const toolBySlug = new Map([...tools.values()].map((tool) => [tool.slug, tool]))
  const jobSubjects = [...subjectByKey.values()].filter(({ subject }) => subject.job !== null)

  const draftOfCollection = (plan: PagePlan): Draft => {
    const found = subjectByKey.get(plan.key)
    if (found === undefined) throw new Error(`"${plan.key}" is no page of this catalog`)
    const { subject } = found
    const collection: Collection = { ...found, categories, jobs: jobSubjects }
    if (subject.job !== null) return draftOfJob(jobPageOf(subject.job, toolBySlug), collection)
    const statements: CollectionStatements = collectionStatements(collection)
    const name = subject.categorySlug === null ? undefined : categories.get(subject.categorySlug)?.name
    return {
      title: collectionTitle(collection),
      metaDescription: collectionDescription(collection),
      keyword: subject.keyword,
      categorySlug: subject.categorySlug,
      tags: [...new Set([...(name === undefined ? [] : [name]), ...found.tools.slice(0, 3).map((tool) => tool.name)])],
      tools: found.tools,
      blocks: collectionBlocks(collection, statements),
      statements: [statements.size, ...statements.prices, ...statements.traits],
      knownOfBoth: null,
    }
  }

  const draftOfJob = (page: JobPage, collection: Collection): Draft => ({
    title: jobTitle(collection),
    metaDescription: jobDescription(page, collection),
    keyword: collection.subject.keyword,
    categorySlug: null,
    tags: [
      ...page.job.topics.slice(0, 1).map((topic) => capitalized(TOPIC_LABELS[topic])),
      ...page.picks.slice(0, 3).map(({ tool }) => tool.name),
    ],
    tools: collection.tools,
    blocks: jobBlocks(page, collection),
    statements: Object.values(page.statements).flat(),
    knownOfBoth: null,
  })

  return (plan) => (plan.type === 'comparison' ? draftOfComparison(plan) : draftOfCollection(plan))
}
