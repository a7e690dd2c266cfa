import { hash } from 'node:crypto'
import { toPlanRecord } from '../../../core/catalogue/known-plan.ts'
import type { EngineTool } from '../../../core/recommendations/model/engine-tool.ts'
import { textsOf } from '../../../core/recommendations/model/evidence.ts'
import { sentenceReader } from '../../../core/recommendations/ranking/sentence-reader.ts'
import { type CatalogueSnapshot, snapshotInSteps } from '../../../core/recommendations/ranking/snapshot.ts'
import type { SearchIndex } from '../../../core/search/search-index.ts'
import { runCooperatively } from '../../platform/cooperative.ts'
import { createRevisionCache } from '../../platform/revision-cache.ts'
import type { RevisionWatch } from '../catalogue/revision-watch.ts'
import type { ToolService } from '../catalogue/tool.service.ts'
import type { ToolRow } from '../catalogue/tool-row.ts'

/** The catalogue as the engine reads it. */
export type Snapshots = {
  /** The snapshot of the present revision; its ratings may be five minutes old. Concurrent callers share one. */
  current(): Promise<CatalogueSnapshot>
}

/** What the engine takes as it is stored. */
const AS_STORED = [
  'id',
  'slug',
  'name',
  'vendor',
  'websiteUrl',
  'pricingModel',
  'description',
  'features',
  'useCases',
  'pros',
  'cons',
  'topics',
  'prominence',
  'skill',
  'generalAssistant',
  'apiAvailable',
  'openSource',
  'platforms',
  'integrations',
  'privacy',
  'privacyUrl',
  'industries',
  'roles',
  'teamFit',
  'setupMinutes',
  'ratingCount',
  'ratingSum',
] as const satisfies readonly (keyof ToolRow & keyof EngineTool)[]
const READ_FIELDS = [...AS_STORED, 'category', 'plans', 'verifiedOn'] as const satisfies readonly (keyof ToolRow)[]
type ReadRow = Pick<ToolRow, (typeof READ_FIELDS)[number]>
/** Every way into the catalogue checks these lists against its vocabulary. */
type CheckedLists = Pick<
  EngineTool,
  'topics' | 'platforms' | 'integrations' | 'privacy' | 'industries' | 'roles' | 'teamFit'
>

/** A stored tool as the engine reads it. */
const toEngineTool = ({ category, plans, verifiedOn, ...stored }: ReadRow): EngineTool => ({
  ...(stored as typeof stored & CheckedLists),
  categorySlug: category.slug,
  categoryName: category.name,
  plans: plans.map(toPlanRecord),
  verified: verifiedOn !== null,
})

/** A tool with the hash of the row that it was made of. */
type ReadTool = { readonly hash: string; readonly tool: EngineTool }
type ReadTools = ReadonlyMap<string, ReadTool>

/**
 * The engine's tools, tool after tool, with their texts looked through already. A row that says what it said before gives
 * the same object again, which need not be looked through: most moves of a catalogue change one tool.
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

/** A change makes a new snapshot at once while the engine was used within this time. */
const IN_USE_MS = 300_000

/**
 * Makes the engine's snapshot at its first use, and again after a change of the catalogue (at once) or of ratings
 * (debounced): in the background while the engine is in use, so that callers seldom wait for it.
 */
export const createSnapshots = (dependencies: {
  tools: Pick<ToolService, 'activeTools'>
  /** The search over the same tools, which reads sentences. */
  searchIndex: () => Promise<SearchIndex>
  catalogueRevision: Pick<RevisionWatch, 'current' | 'check' | 'subscribe'>
  /** Calls back some minutes after ratings have changed. */
  onRatings: (follow: () => Promise<void>) => void
  /** Milliseconds that only go forward. */
  monotonicMs: () => number
}): Snapshots => {
  const { tools, searchIndex, catalogueRevision, onRatings, monotonicMs } = dependencies
  let known: ReadTools = new Map()
  let lastUse = Number.NEGATIVE_INFINITY

  /** How often ratings have been followed. */
  let ratingsFollowed = 0

  const build = async (): Promise<CatalogueSnapshot> => {
    const revision = catalogueRevision.current() ?? 0
    const rows = await tools.activeTools(new Set(READ_FIELDS))
    const scheduling = { monotonicMs, deadlineMs: Number.POSITIVE_INFINITY }
    known = await runCooperatively(readTools(rows, known), scheduling)
    const engineTools = [...known.values()].map(({ tool }) => tool)
    const [snapshot, index] = await Promise.all([
      runCooperatively(snapshotInSteps(engineTools, revision), scheduling),
      searchIndex(),
    ])
    return { ...snapshot, readSentence: sentenceReader(snapshot, index) }
  }
  /** Both numbers only grow, so that their sum is another one after each change. */
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
    current: () => {
      lastUse = monotonicMs()
      return snapshots.get()
    },
  }
}
