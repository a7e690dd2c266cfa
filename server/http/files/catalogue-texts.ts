/** The catalog's files as text. */
import Papa from 'papaparse'
import type { ListFacts } from '#core/catalogue/listing/list-facts.ts'
import { FORMULA } from '#core/csv/csv-writer.ts'
import { toSearchedJob } from '#core/jobs/job-index.ts'
import type { EngineFile } from '#core/recommendations/engine-file.ts'
import type { SearchWords } from '#core/search/index/search-record.ts'
import type { CatalogueSnapshot } from '../../areas/catalogue/changes/feed-snapshot.ts'
import type { toLegacyTool } from '../functions/legacy-tool.ts'
import type { toSearchFacts } from './search-facts.ts'

/** Tools that are read and written at once; more would block other callers. */
export const BATCH_SIZE = 100

export type FileName = 'tools.csv' | 'tools.json' | 'tools.ndjson' | 'tools-search.json' | 'tools-engine.json'

export type FileTool = ReturnType<typeof toLegacyTool>
export type FileFacts = ReturnType<typeof toSearchFacts> & Partial<ListFacts>

/** The tools, and their search facts at the same indexes. */
export type FileTools = { readonly tools: readonly FileTool[]; readonly facts: readonly FileFacts[] }

/** What a file corresponds to. */
export type FileState = Pick<CatalogueSnapshot, 'revision' | 'sequence'>

/** `isOneState`: false when the catalog changed while the tools were read. The next write follows then. */
export type FileContents = FileTools & {
  readonly engine: EngineFile
  readonly snapshot: CatalogueSnapshot
  readonly isOneState: boolean
}

/** Lists are joined with ` | `; as JSON when an item contains the sign or looks like JSON, so that they can be imported. */
const listCell = (items: readonly string[]): string =>
  items.some((item) => item.includes('|')) || items[0]?.startsWith('[') === true
    ? JSON.stringify(items)
    : items.join(' | ')

/** The cells of a tool; unknown values are empty. */
const cellsOf = (tool: FileTool) =>
  Object.fromEntries(Object.entries(tool).map(([key, value]) => [key, Array.isArray(value) ? listCell(value) : value]))

/** Tools as RFC 4180 text with a header line. */
export const toCsv = (tools: readonly FileTool[], header = true): string =>
  `${Papa.unparse(tools.map(cellsOf), { escapeFormulae: FORMULA, header, newline: '\r\n' })}\r\n`

/** A line for the state, then one for each record. */
function* snapshotText({ revision, sequence, records }: CatalogueSnapshot): Generator<void, string> {
  const lines = [JSON.stringify({ revision, sequence, tools: records.length })]
  for (const [index, record] of records.entries()) {
    lines.push(JSON.stringify(record))
    if (index % BATCH_SIZE === 0) yield
  }
  return `${lines.join('\n')}\n`
}

/** The tools of the engine and the jobs. */
function* engineText({ tools, jobs }: EngineFile): Generator<void, string> {
  const batches: string[] = []
  for (let start = 0; start < tools.length; start += BATCH_SIZE) {
    batches.push(JSON.stringify(tools.slice(start, start + BATCH_SIZE)).slice(1, -1))
    yield
  }
  return `{"jobs":${JSON.stringify(jobs)},"tools":[${batches.join(',')}]}\n`
}

/** The files as text. Yields after each batch of tools. */
export function* contentsOf(
  { tools, facts: toolFacts, engine: engineFile, snapshot }: FileContents,
  words: SearchWords,
): Generator<void, Readonly<Record<FileName, string>>> {
  const ndjson = yield* snapshotText(snapshot)
  const engine = yield* engineText(engineFile)
  const known = JSON.stringify({ ...words, jobs: words.jobs.map(toSearchedJob) })
  const search = (lines: readonly string[]) => `${known.slice(0, -1)},"tools":[${lines.join(',')}]}\n`
  if (tools.length === 0) {
    return {
      'tools.csv': toCsv([]),
      'tools.json': '[]\n',
      'tools.ndjson': ndjson,
      'tools-search.json': search([]),
      'tools-engine.json': engine,
    }
  }
  const csv: string[] = []
  const json: string[] = []
  const facts: string[] = []
  for (let start = 0; start < tools.length; start += BATCH_SIZE) {
    const batch = tools.slice(start, start + BATCH_SIZE)
    csv.push(toCsv(batch, start === 0))
    json.push(JSON.stringify(batch).slice(1, -1))
    facts.push(JSON.stringify(toolFacts.slice(start, start + BATCH_SIZE)).slice(1, -1))
    yield
  }
  return {
    'tools.csv': csv.join(''),
    'tools.json': `[${json.join(',')}]\n`,
    'tools.ndjson': ndjson,
    'tools-search.json': search(facts),
    'tools-engine.json': engine,
  }
}
