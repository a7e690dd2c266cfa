import { hash } from 'node:crypto'
import { toPlanRecord } from '../../../core/catalogue/known-plan.ts'
import type { EngineTool } from '../../../core/recommendations/model/engine-tool.ts'
import { textsOf } from '../../../core/recommendations/model/evidence.ts'
import { type CatalogueSnapshot, snapshotInSteps } from '../../../core/recommendations/ranking/snapshot.ts'
import { runCooperatively } from '../../platform/cooperative.ts'
import { createRevisionCache } from '../../platform/revision-cache.ts'
import type { RevisionWatch } from '../catalogue/revision-watch.ts'
import type { ToolService } from '../catalogue/tool.service.ts'
import type { ToolRow } from '../catalogue/tool-row.ts'

/** The catalogue as the engine reads it. */
export type Snapshots = {
  /** The snapshot of the present revision. Whoever comes while it is made shares it. */
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

/** A move of the catalogue makes a new snapshot at once while somebody has asked within this time. */
const IN_USE_MS = 300_000

/**
 * Makes the engine's snapshot when it is first asked for, and anew after the catalogue has moved: in the background while
 * the engine is in use, so that seldom anybody waits for it.
 */
export const createSnapshots = (dependencies: {
  tools: Pick<ToolService, 'activeTools'>
  catalogueRevision: Pick<RevisionWatch, 'current' | 'check' | 'subscribe'>
  /** Milliseconds that only go forward. */
  monotonicMs: () => number
}): Snapshots => {
  const { tools, catalogueRevision, monotonicMs } = dependencies
  let known: ReadTools = new Map()
  let lastUse = Number.NEGATIVE_INFINITY

  const build = async (revision: number): Promise<CatalogueSnapshot> => {
    const rows = await tools.activeTools(new Set(READ_FIELDS))
    const slices = { monotonicMs, deadlineMs: Number.POSITIVE_INFINITY }
    known = await runCooperatively(readTools(rows, known), slices)
    const engineTools = [...known.values()].map(({ tool }) => tool)
    return runCooperatively(snapshotInSteps(engineTools, revision), slices)
  }
  const snapshots = createRevisionCache({ source: catalogueRevision, compute: (_key, revision) => build(revision) })

  catalogueRevision.subscribe(async () => {
    if (monotonicMs() - lastUse <= IN_USE_MS) await snapshots.get()
  })

  return {
    current: () => {
      lastUse = monotonicMs()
      return snapshots.get()
    },
  }
}
