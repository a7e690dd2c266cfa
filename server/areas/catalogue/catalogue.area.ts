import { DAY_MS } from '#core/durations.ts'
import type { Job } from '#core/jobs/job-file.ts'
import type { SearchWords } from '#core/search/index/search-record.ts'
import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { afterCommit } from '../../platform/database/transaction.ts'
import { handleRecurringJob } from '../../platform/jobs/job.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { Log } from '../../platform/log.ts'
import type { Area } from '../area.ts'
import { type AlternativesService, createAlternativesService } from './alternatives.service.ts'
import { type CatalogueService, createCatalogueService } from './catalogue.service.ts'
import { type CategoryIcons, createCategoryIcons } from './category-icons.ts'
import { type CategoryPicksService, createCategoryPicksService } from './category-picks.service.ts'
import { type CatalogueFeed, createCatalogueFeed } from './changes/catalogue-feed.ts'
import { type ConfirmPlans, createConfirmPlans } from './changes/confirm-plans.ts'
import { newId } from './changes/new-id.ts'
import { readPricePages } from './changes/price-pages.ts'
import { createPublicChanges, type PublicChanges } from './changes/public-changes.ts'
import { type BulkChangesService, createBulkChangesService } from './editing/bulk-changes.service.ts'
import { type CreateTool, createTool } from './editing/create-tool.ts'
import { createToolEditingService, type ToolEditingService } from './editing/tool-editing.service.ts'
import { createToolHistoryService, type ToolHistoryService } from './editing/tool-history.service.ts'
import {
  createToolMergeService,
  type RefreshRatingFigures,
  type ToolMergeService,
} from './editing/tool-merge.service.ts'
import { createToolRevisionsService, type ToolRevisionsService } from './editing/tool-revisions.service.ts'
import { createUndoChangeService, type UndoChangeService } from './editing/undo-change.service.ts'
import { createVendorEdits, type VendorEdits } from './editing/vendor-edits.ts'
import { createListedToolsService, type ListedToolsService } from './listed-tools.service.ts'
import { createCatalogueListing } from './listing/catalogue-listing.ts'
import { createPageRows } from './listing/page-rows.ts'
import { createToolListsService, type ToolListsService } from './listing/tool-lists.service.ts'
import { createLogosService, type LogosService } from './logos/logos.service.ts'
import { createPopularCategoriesService, type PopularCategoriesService } from './popular-categories.service.ts'
import { createPriceChangesService, type PriceChangesService } from './price-changes.service.ts'
import { createDirectoryRanksService, type DirectoryRanksService } from './ranks/directory-ranks.service.ts'
import { createRevisedToolsService, type RevisedToolsService } from './revised-tools.service.ts'
import { lockCatalogue } from './revision.ts'
import { createRevisionWatch, type RevisionWatch } from './revision-watch.ts'
import { createCatalogueSearch } from './search/catalogue-search.ts'
import { createIndexBuilder } from './search/index-builder.ts'
import { readJobs, readSearchWords } from './search/read-search-words.ts'
import { createSearchEvaluationService, type SearchEvaluationService } from './search-evaluation.service.ts'
import { createStatisticsService, type StatisticsService } from './statistics.service.ts'
import { createTaskAnswersService, type TaskAnswersService } from './task-answers.service.ts'
import { createToolService, type ToolService } from './tool.service.ts'
import { createToolEventsService, type ToolEventsService } from './tool-events.service.ts'
import { createToolMarks, type ToolMarks } from './tool-marks.ts'
import { createToolModelPrices, type ToolModelPrices } from './tool-model-prices.ts'
import { createToolQuestionsService, type ToolQuestionsService } from './tool-questions.service.ts'
import { createToolReader } from './tool-reader.ts'
import { createToolVerdictService, type ToolVerdictService } from './tool-verdict.service.ts'
import { createUploadJobs } from './uploads/upload-jobs.ts'
import { type CatalogueUploadsService, createCatalogueUploadsService } from './uploads/uploads.service.ts'

export type CatalogueServices = {
  readonly catalogue: CatalogueService
  readonly changes: PublicChanges
  readonly statistics: StatisticsService
  readonly searchEvaluation: SearchEvaluationService
  readonly tools: ToolService
  readonly categoryIcons: CategoryIcons
  readonly toolEvents: ToolEventsService
  readonly toolMarks: ToolMarks
  readonly logos: LogosService
  readonly toolModelPrices: ToolModelPrices
  readonly toolQuestions: ToolQuestionsService
  readonly toolVerdicts: ToolVerdictService
  readonly alternatives: AlternativesService
  readonly categoryPicks: CategoryPicksService
  readonly taskAnswers: TaskAnswersService
  readonly popularCategories: PopularCategoriesService
  readonly toolLists: ToolListsService
  readonly priceChanges: PriceChangesService
  readonly revisedTools: RevisedToolsService
  readonly revision: RevisionWatch
  readonly searchWords: SearchWords
  /** What people want to get done, with graded tools. */
  readonly jobs: readonly Job[]
  readonly toolEditing: ToolEditingService
  readonly toolHistory: ToolHistoryService
  readonly toolRevisions: ToolRevisionsService
  readonly bulkChanges: BulkChangesService
  readonly toolMerge: ToolMergeService
  readonly undoChange: UndoChangeService
  readonly uploads: CatalogueUploadsService
  readonly directoryRanks: DirectoryRanksService
}

export type CatalogueArea = Area<CatalogueServices> & {
  readonly listedTools: ListedToolsService
  readonly lockCatalogue: typeof lockCatalogue
  readonly newId: typeof newId
  readonly feed: CatalogueFeed
  /** The public change feed, for areas that tell others about it. */
  readonly publicChanges: Pick<PublicChanges, 'after' | 'lastSequence'>
  /** Reviewed synonyms, also used by other searches. */
  readonly synonyms: SearchWords['synonyms']
  /** Stores a vendor's logo for a correction; the caller has authorized it. */
  readonly storeLogo: LogosService['store']
  /** Confirmations and corrections by vendors. */
  readonly vendorEdits: VendorEdits
  /** Creates a tool manually, in the transaction of the caller, who has authorized it. */
  readonly createTool: CreateTool
  /** Dates unchanged plans, in the transaction of the caller, who has authorized it. */
  readonly confirmPlans: ConfirmPlans
  readonly readPricePages: typeof readPricePages
}

/** Tools, categories, facets and the catalog's revision. */
export const createCatalogueArea = (dependencies: {
  database: Database
  clock: Clock
  log: Log
  cacheInvalidations: CacheInvalidations
  refreshRatingFigures: RefreshRatingFigures
  queue: JobQueue
  /** The marks of this build by default. */
  marksFile?: URL | string | undefined
}): CatalogueArea => {
  const { database, clock, log, cacheInvalidations, refreshRatingFigures, queue, marksFile } = dependencies
  const catalogueRevision = createRevisionWatch({ database, log, cacheInvalidations })
  const jobs = readJobs()
  const tools = createToolService({ database, jobs })
  const catalogue = createCatalogueService({ database, catalogueRevision })
  const changes = createPublicChanges({ database })
  const toolMarks = createToolMarks(marksFile)
  const logos = createLogosService({ database, clock })
  const editing = { database, clock, catalogueRevision, cacheInvalidations }
  const toolRevisions = createToolRevisionsService(editing)
  const directoryRanks = createDirectoryRanksService(editing)
  const searchWords = readSearchWords()
  const listings = createCatalogueListing({ database, catalogueRevision, cacheInvalidations, jobs })
  const pageRows = createPageRows({ reader: createToolReader(database), cacheInvalidations })
  return {
    services: {
      catalogue,
      changes,
      statistics: createStatisticsService({ database, clock, catalogueRevision }),
      tools,
      revisedTools: createRevisedToolsService({ database, catalogueRevision, tools }),
      priceChanges: createPriceChangesService({ database, catalogueRevision }),
      toolEvents: createToolEventsService({ database, catalogueRevision }),
      categoryIcons: createCategoryIcons(),
      toolMarks,
      logos,
      toolModelPrices: createToolModelPrices({ clock }),
      toolQuestions: createToolQuestionsService({ tools, clock }),
      toolVerdicts: createToolVerdictService({ tools, jobs }),
      alternatives: createAlternativesService({ listings, catalogueRevision }),
      categoryPicks: createCategoryPicksService({ listings, pageRows, catalogueRevision }),
      taskAnswers: createTaskAnswersService({ listings, pageRows, catalogueRevision, jobs }),
      popularCategories: createPopularCategoriesService({
        listings,
        pageRows,
        catalogueRevision,
        catalogue,
        toolMarks,
      }),
      toolLists: createToolListsService({
        listings,
        search: createCatalogueSearch({ database, log, words: searchWords, builder: createIndexBuilder() }),
        pageRows,
        jobs,
      }),
      searchEvaluation: createSearchEvaluationService(),
      revision: catalogueRevision,
      searchWords,
      jobs,
      toolEditing: createToolEditingService(editing),
      toolHistory: createToolHistoryService({ database }),
      toolRevisions,
      bulkChanges: createBulkChangesService(editing),
      toolMerge: createToolMergeService({ ...editing, refreshRatingFigures }),
      undoChange: createUndoChangeService({ ...editing, refreshRatingFigures }),
      uploads: createCatalogueUploadsService({ database, clock, queue }),
      directoryRanks,
    },
    memberData: { toolRevisions },
    jobs: [
      handleRecurringJob({ name: 'compute-directory-ranks', everyMs: DAY_MS, run: directoryRanks.compute }),
      handleRecurringJob({ name: 'remove-unused-logos', everyMs: DAY_MS, run: logos.removeUnused }),
      ...createUploadJobs({ database, clock }),
    ],
    listedTools: createListedToolsService({ database }),
    lockCatalogue,
    newId,
    feed: createCatalogueFeed({ database }),
    publicChanges: changes,
    synonyms: searchWords.synonyms,
    vendorEdits: createVendorEdits(editing),
    confirmPlans: createConfirmPlans(editing),
    readPricePages,
    storeLogo: logos.store,
    createTool: async (tx, given) => {
      const created = await createTool(tx, given)
      afterCommit(tx, () => catalogueRevision.committed(created.revision))
      return created
    },
  }
}
