import { hash } from 'node:crypto'
import { fieldsFor } from '#core/catalogue/fields/field-names.ts'
import { camelCase } from '#core/catalogue/fields/field-types.ts'
import { isOpen } from '#core/catalogue/plan-prices.ts'
import type { Job } from '#core/jobs/job-file.ts'
import type { EngineTool } from '#core/recommendations/model/engine-tool.ts'
import { textsOf } from '#core/recommendations/model/evidence.ts'
import { sentenceReader } from '#core/recommendations/ranking/sentence-reader.ts'
import { type CatalogueSnapshot, snapshotInSteps } from '#core/recommendations/ranking/snapshot.ts'
import type { SearchIndex } from '#core/search/index/search-index.ts'
import { runCooperatively } from '../../platform/cooperative.ts'
import { createRevisionCache } from '../../platform/revision-cache.ts'
import type { RevisionWatch } from '../catalogue/revision-watch.ts'
import type { ToolService } from '../catalogue/tool.service.ts'
import type { ToolRow } from '../catalogue/tool-row.ts'

export type Snapshots = {
  /** The tools of the engine, without analyzing them. */
  tools(): Promise<readonly EngineTool[]>
  /** The snapshot of the current revision; its ratings may be five minutes old. Concurrent callers share one. */
  current(): Promise<CatalogueSnapshot>
}

/** Columns the engine uses as stored. */
const RATING = ['ratingCount', 'ratingSum', 'ratingPrior'] as const
const AS_STORED = [...fieldsFor('engine').map(camelCase), 'id', 'slug', ...RATING] as const
const READ_FIELDS = [...AS_STORED, 'category', 'plans', 'verifiedOn'] as const
/** The events are read with the status, which is the same for all tools here. */
type ReadRow = Pick<ToolRow, (typeof READ_FIELDS)[number] | 'status'>

const toEngineTool = ({ category, plans, verifiedOn, status, ...stored }: ReadRow): EngineTool => ({
  ...stored,
  // Nobody can buy a plan that is closed to new customers.
  plans: plans.filter(isOpen),
  categorySlug: category.slug,
  categoryName: category.name,
  verified: verifiedOn !== null,
})

/** A tool with the hash of its row. */
type ReadTool = { readonly hash: string; readonly tool: EngineTool }
type ReadTools = ReadonlyMap<string, ReadTool>

/**
 * Engine tools with analyzed texts. Unchanged rows reuse their objects, which are already analyzed: most revisions
 * change one tool.
 */
function* readTools(rows: readonly ToolRow[], known: ReadTools): Generator<void, ReadTools> {
  const read = new Map<string, ReadTool>()
  for (const one of rows) {
    const rowHash = hash('sha256', JSON.stringify(one))
    const before = known.get(one.id)
    const tool = before?.hash === rowHash ? before.tool : toEngineTool(one)
    textsOf(tool)
    read.set(one.id, { hash: rowHash, tool })
    yield
  }
  return read
}

/** Within this time after use, a change triggers a new snapshot at once. */
const IN_USE_MS = 300_000

/**
 * Builds the snapshot at first use, then after changes of the catalog (at once) or ratings (debounced), in the
 * background while the engine is in use, so that callers rarely wait.
 */
export const createSnapshots = (dependencies: {
  tools: Pick<ToolService, 'activeTools'>
  /** The search over the same tools, which reads sentences. */
  searchIndex: () => Promise<SearchIndex>
  /** What people want to get done, with graded tools. */
  jobs: readonly Job[]
  catalogueRevision: Pick<RevisionWatch, 'current' | 'check' | 'subscribe'>
  /** Calls back a few minutes after ratings have changed. */
  onRatings: (follow: () => Promise<void>) => void
  /** A monotonic clock in milliseconds. */
  monotonicMs: () => number
}): Snapshots => {
  const { tools, searchIndex, jobs, catalogueRevision, onRatings, monotonicMs } = dependencies
  let known: ReadTools = new Map()
  let lastUse = Number.NEGATIVE_INFINITY

  /** Number of rating updates. */
  let ratingsFollowed = 0

  const build = async (): Promise<CatalogueSnapshot> => {
    const revision = catalogueRevision.current() ?? 0
    const rows = await tools.activeTools(new Set(READ_FIELDS))
    const scheduling = { monotonicMs, deadlineMs: Number.POSITIVE_INFINITY }
    known = await runCooperatively(readTools(rows, known), scheduling)
    const engineTools = [...known.values()].map(({ tool }) => tool)
    const [snapshot, index] = await Promise.all([
      runCooperatively(snapshotInSteps(engineTools, revision, jobs), scheduling),
      searchIndex(),
    ])
    return { ...snapshot, readSentence: sentenceReader(snapshot, index) }
  }
  /** Both numbers only increase, so their sum changes with either. */
  const source = {
    current: () => {
      const revision = catalogueRevision.current()
      return revision === null ? null : revision + ratingsFollowed
    },
    check: catalogueRevision.check,
  }
  const snapshots = createRevisionCache({ source, compute: build })

  const renewIfInUse = async (): Promise<void> => {
    if (monotonicMs() - lastUse <= IN_USE_MS) await snapshots.get()
  }
  catalogueRevision.subscribe(renewIfInUse)
  onRatings(async () => {
    ratingsFollowed += 1
    await renewIfInUse()
  })

  return {
    tools: async () => (await tools.activeTools(new Set(READ_FIELDS))).map(toEngineTool),
    current: () => {
      lastUse = monotonicMs()
      return snapshots.get()
    },
  }
}
