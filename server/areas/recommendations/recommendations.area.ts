import { inboxOf } from '#core/email-address.ts'
import { type EngineFile, toEngineJob } from '#core/recommendations/engine-file.ts'
import type { DebouncedFollowers } from '../../platform/cache/debounced-followers.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { maintenanceJob } from '../../platform/jobs/job.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import type { Llm } from '../../platform/llm/llm.ts'
import type { Log } from '../../platform/log.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import type { Area } from '../area.ts'
import type { CatalogueServices } from '../catalogue/catalogue.area.ts'
import type { QuizService } from '../quiz/quiz.service.ts'
import { type CounterfactualService, createCounterfactualService } from './counterfactuals.service.ts'
import { createEvaluationService, type EvaluationService } from './evaluation.service.ts'
import { createExampleMatchService, type ExampleMatchService } from './example-match.service.ts'
import { type ListedToolsOf, listedTools } from './listed-tools.ts'
import { createRecommendationsService, type RecommendationsService } from './recommendations.service.ts'
import { createReword, withoutRewording } from './reword.ts'
import { createSnapshots } from './snapshots.ts'
import type { InboxHashes } from './usage.ts'

export type RecommendationsServices = {
  /** What the engine reads, for ranking on devices without a connection. */
  readonly engineFile: () => Promise<EngineFile>
  readonly recommendations: RecommendationsService
  readonly counterfactuals: CounterfactualService
  readonly evaluation: EvaluationService
  readonly exampleMatch: ExampleMatchService
}

type RecommendationsArea = Area<RecommendationsServices> & {
  /** The tools of a stored list that a member could choose. */
  readonly listedTools: ListedToolsOf
}

/** Ranked and explained lists of tools, and counterfactuals. */
export const createRecommendationsArea = (dependencies: {
  database: Database
  clock: Clock
  log: Log
  limiter: RateLimiter
  catalogue: CatalogueServices
  quiz: QuizService
  /** Announces changed ratings after a delay. */
  ratingFollowers: DebouncedFollowers
  hash: KeyedHash
  /** Rewords analyses; without it, our own texts are used. */
  llm: Llm | undefined
}): RecommendationsArea => {
  const { database, clock, log, limiter, catalogue, quiz, ratingFollowers, hash, llm } = dependencies
  const { tools, toolLists, jobs, revision: catalogueRevision } = catalogue
  const monotonicMs = () => performance.now()
  const snapshots = createSnapshots({
    tools,
    searchIndex: toolLists.searchIndex,
    jobs,
    catalogueRevision,
    onRatings: ratingFollowers.subscribe,
    monotonicMs,
  })
  const parts = { database, clock, limiter, tools, quiz, snapshots }
  const reword = llm === undefined ? withoutRewording : createReword({ llm, log })
  /** Usage is counted under these. */
  const hashInbox = (email: string): InboxHashes => ({
    all: hash(`usage:${inboxOf(email)}`),
    verified: hash(`verified usage:${inboxOf(email)}`),
  })
  const recommendations = createRecommendationsService({ ...parts, reword, hashInbox })
  return {
    services: {
      engineFile: async () => ({ tools: await snapshots.tools(), jobs: jobs.map(toEngineJob) }),
      recommendations,
      counterfactuals: createCounterfactualService({ ...parts, monotonicMs }),
      evaluation: createEvaluationService(),
      exampleMatch: createExampleMatchService({ snapshots, catalogueRevision }),
    },
    memberData: { recommendations },
    jobs: [maintenanceJob('remove-expired-recommendation-usage', recommendations.removeExpired)],
    listedTools,
  }
}
