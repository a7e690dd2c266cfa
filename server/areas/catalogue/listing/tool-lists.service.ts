/** Pages of matching active tools: filtered, counted and sorted in memory, with rows read by id. */
import { countFacets, type ToolFacets } from '#core/catalogue/listing/facets.ts'
import { type ListFacts, listFactsOf } from '#core/catalogue/listing/list-facts.ts'
import { checkPriceCeiling, normalizeSearch, startOf, type ToolQuery } from '#core/catalogue/tool-query.ts'
import type { Job } from '#core/jobs/job-file.ts'
import type { OutsideProduct } from '#core/jobs/outside-products.ts'
import { suggestJobs } from '#core/jobs/suggest-jobs.ts'
import { checkFirst } from '#core/paging.ts'
import type { Verdict } from '#core/search/index/fact-columns.ts'
import type { SearchIndex } from '#core/search/index/search-index.ts'
import { verdictOnAll } from '#core/search/ranking/conditions.ts'
import { explainMatch } from '#core/search/ranking/explain-match.ts'
import { readPurpose } from '#core/search/read-purpose.ts'
import type { SearchConstraint, SearchMatch, SearchResult } from '#core/search/search-result.ts'
import { searchTools } from '#core/search/search-tools.ts'
import { suggestTools } from '#core/search/suggest-tools.ts'
import { textAt } from '#core/search/text/string-list.ts'
import type { CatalogueSearch, SearchableListing } from '../search/catalogue-search.ts'
import { searchRecordOf, withSearchColumns } from '../search/search-records.ts'
import type { ToolRow, ToolSelection } from '../tool-row.ts'
import type { CatalogueListing, Listing } from './catalogue-listing.ts'
import type { PageRows } from './page-rows.ts'
import { type Matches, relevanceByOrdinal, selectTools } from './tool-selection.ts'

export type ToolPageEdge = {
  readonly cursor: () => string
  readonly node: ToolRow
  /** Fraction of the best score, 0 to 1; null without a search. */
  readonly relevance: number | null
  readonly matchedOn: () => readonly SearchMatch[]
  /** Whether it meets all conditions of the search; null without conditions. */
  readonly meetsConditions: Verdict | null
}

/** Nodes have only the requested columns, and are empty if none were requested. */
export type ToolPage = {
  readonly edges: readonly ToolPageEdge[]
  readonly hasNextPage: boolean
  readonly hasPreviousPage: boolean
  readonly totalCount: number
  /** The corrected search, when the original found nothing; otherwise null. */
  readonly correctedSearch: string | null
  readonly understood: readonly SearchConstraint[]
  /** The id of the tool to replace, in searches for alternatives; otherwise null. */
  readonly alternativesTo: string | null
  /** Ids of the tools a search compares. */
  readonly compared: readonly string[]
  /** The product outside of the catalog whose alternatives the search requests. */
  readonly outsideProduct: Pick<OutsideProduct, 'name' | 'ended'> | null
  /** The jobs that the search means, most likely first. */
  readonly jobs: readonly Job[]
  readonly facets: () => ToolFacets
  /** The normalized search; null without one. */
  readonly search: string | null
  /** Number of matching tools with ratings. */
  readonly ratedCount: () => Promise<number>
}

/** Requested parts of a page, besides the tools' fields. */
type PageParts = { readonly nodes: boolean; readonly matchedOn: boolean }

const MAX_SUGGESTIONS = 20
/** Most jobs in a list. */
export const MAX_JOBS = 6

/** In ordinals of the listing. */
type Found = Matches & { readonly searchable: SearchableListing; readonly result: SearchResult }

const toFound = (searchable: SearchableListing, result: SearchResult): Found => {
  const ordinals: number[] = []
  const relevance: number[] = []
  result.ordinals.forEach((found, index) => {
    const ordinal = searchable.ordinals[found] ?? -1
    if (ordinal === -1) return
    ordinals.push(ordinal)
    relevance.push(Math.round((result.relevance[index] ?? 0) * 1e4) / 1e4)
  })
  return { ordinals: Uint32Array.from(ordinals), relevance, searchable, result }
}

/** Whether the tool at an ordinal of the listing meets all conditions of the search; null without conditions. */
const verdictAt = ({ searchable: { index, ordinals }, result: { understood } }: Found, ordinal: number) =>
  understood.length === 0 ? null : verdictOnAll(index, ordinals.indexOf(ordinal), understood)

export type ToolListsService = ReturnType<typeof createToolListsService>

export const createToolListsService = (dependencies: {
  listings: CatalogueListing
  search: CatalogueSearch
  pageRows: PageRows
  /** What people want to get done, in the order of the index. */
  jobs: readonly Job[]
}) => {
  const { listings, search, pageRows, jobs } = dependencies

  const jobsAt = (positions: readonly number[]): Job[] => positions.flatMap((position) => jobs[position] ?? [])

  const find = async (listing: Listing, text: string): Promise<Found> => {
    const searchable = await search.of(listing)
    return toFound(searchable, searchTools(searchable.index, text))
  }

  const searchIndex = async (): Promise<SearchIndex> => (await search.of(await listings.current())).index

  /** Without requested fields no row is read: totals, facets and cursors come from memory. */
  const readRows = async (
    listing: Listing,
    ids: readonly string[],
    selection: ToolSelection,
    parts: PageParts,
  ): Promise<readonly ToolRow[]> => {
    if (parts.matchedOn) return pageRows.read(listing, ids, withSearchColumns(selection))
    if (parts.nodes) return pageRows.read(listing, ids, selection)
    return ids.map((id) => ({ id }) as ToolRow)
  }

  return {
    /** Updates lists and search to the current revision, so that no request has to wait. */
    follow: async (): Promise<void> => {
      await searchIndex()
    },

    /** Figures of the search index. */
    indexFigures: search.figures,
    close: search.close,

    searchIndex,

    /** How the lists filter and sort, by the id of a tool, for offline copies of the catalog. */
    listFacts: async (): Promise<ReadonlyMap<string, ListFacts>> => {
      const [{ columns }, { scoreOf }] = await Promise.all([listings.current(), listings.ratings()])
      return listFactsOf(columns, scoreOf)
    },

    /** Meaning ids of the user's sentence. */
    readPurpose: async (sentence: string): Promise<readonly string[]> => readPurpose(await searchIndex(), sentence),

    /**
     * One page of matching active tools. A search with only unknown words is corrected, and the page says so. Unknown
     * categories have no tools. Throws InvalidInputError for invalid arguments.
     */
    list: async (
      query: ToolQuery,
      selection: ToolSelection,
      parts: PageParts,
      maxPageSize: number,
    ): Promise<ToolPage> => {
      const first = startOf(query, maxPageSize)
      checkPriceCeiling(query.maxMonthlyPriceUsd)
      const text = normalizeSearch(query.search)
      const listing = await listings.current()
      const { columns } = listing
      const found = text === null ? null : await find(listing, text)
      const chosen = await selectTools(listings, listing, query, found)
      const start = query.after === null ? first : chosen.indexAfter(query.after)
      const onPage = chosen.ordinals.subarray(start, start + query.first)
      const idOf = (ordinal: number) => columns.ids[ordinal] as string
      const rows = await readRows(listing, Array.from(onPage, idOf), selection, {
        ...parts,
        matchedOn: parts.matchedOn && found !== null,
      })
      const relevance = found === null ? null : relevanceByOrdinal(found)
      const indexId = (ordinal: number) => (found === null ? '' : textAt(found.searchable.index.ids, ordinal))
      const result = found?.result
      return {
        edges: rows.map((node) => {
          const ordinal = columns.ordinalOf.get(node.id) as number
          return {
            node,
            cursor: () => chosen.cursorOf(ordinal),
            relevance: relevance?.get(ordinal) ?? null,
            meetsConditions: found === null ? null : verdictAt(found, ordinal),
            matchedOn: () =>
              found === null ? [] : explainMatch(found.searchable.index, found.result, searchRecordOf(node)),
          }
        }),
        hasNextPage: start + query.first < chosen.ordinals.length,
        hasPreviousPage: query.after !== null || start > 0,
        totalCount: chosen.ordinals.length,
        correctedSearch: result?.correction ?? null,
        understood: result?.understood ?? [],
        alternativesTo: result === undefined || result.alternativesTo === null ? null : indexId(result.alternativesTo),
        compared: result?.compared.map(indexId) ?? [],
        outsideProduct:
          result === undefined || result.outside === null
            ? null
            : (found?.searchable.index.jobs.products[result.outside] ?? null),
        jobs: jobsAt(result?.jobs ?? []),
        search: text,
        facets: () => countFacets(columns, query, found?.ordinals ?? null),
        ratedCount: async () => {
          const { isRated } = await listings.ratings()
          return chosen.ordinals.filter((ordinal) => isRated(idOf(ordinal))).length
        },
      }
    },

    /** Type-ahead for jobs, best first. Throws InvalidInputError beyond 100 characters or 6 jobs. */
    suggestJobs: async (typed: string, first: number): Promise<readonly Job[]> => {
      checkFirst(first, MAX_JOBS)
      const text = normalizeSearch(typed)
      return text === null ? [] : jobsAt(suggestJobs((await searchIndex()).jobs, text, first))
    },

    /**
     * Type-ahead: names first, then purposes; empty for an empty text. Throws InvalidInputError beyond 100 characters.
     */
    suggest: async (typed: string, first: number, selection: ToolSelection): Promise<readonly ToolRow[]> => {
      checkFirst(first, MAX_SUGGESTIONS)
      const text = normalizeSearch(typed)
      if (text === null) return []
      const listing = await listings.current()
      const { index, ordinals } = await search.of(listing)
      const listed = suggestTools(index, text, first).filter((ordinal) => ordinals[ordinal] !== -1)
      const ids = listed.map((ordinal) => textAt(index.ids, ordinal))
      return pageRows.read(listing, ids, selection)
    },
  }
}
