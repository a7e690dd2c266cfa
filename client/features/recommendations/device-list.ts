/** The list for answers, computed on this device by the engine of the server. Loaded when there is no connection. */

import { answersFromList } from '#core/quiz/answer-list.ts'
import type { QuizAnswers } from '#core/quiz/answers.ts'
import { jobsOf } from '#core/recommendations/engine-file.ts'
import type { RecommendationList } from '#core/recommendations/model/recommendation.ts'
import { sentenceReader } from '#core/recommendations/ranking/sentence-reader.ts'
import { buildSnapshot } from '#core/recommendations/ranking/snapshot.ts'
import { recommend } from '#core/recommendations/recommend.ts'
import { readPurpose } from '#core/search/read-purpose.ts'
import { toInput, toPurposeInput } from '../../lib/quiz-answers.ts'
import { readEngineFile, readSavedTools } from '../../lib/saved-copy/saved-files.ts'
import { indexSaved } from '../../lib/saved-copy/saved-search.ts'

type DeviceTool = { readonly description: string; readonly pricing: string | null }

export type DeviceList = {
  readonly list: RecommendationList
  /** By the id of the tool. */
  readonly tools: ReadonlyMap<string, DeviceTool>
  /** The day of the catalog; null if it is unknown. */
  readonly savedOn: string | null
}

async function prepare() {
  const [{ value: engine, savedOn }, { value: tools, words }] = await Promise.all([readEngineFile(), readSavedTools()])
  const index = indexSaved(tools, words)
  const snapshot = buildSnapshot(engine.tools, 0, jobsOf(engine))
  return {
    index,
    snapshot: { ...snapshot, readSentence: sentenceReader(snapshot, index) },
    tools: new Map(tools.map(({ id, description, pricing }) => [id, { description, pricing }])),
    savedOn,
  }
}

/** Once for a page: it takes most of the time. */
let prepared: ReturnType<typeof prepare> | null = null

/**
 * The whole list, of which each plan shows a part.
 * @throws Error when a part of the catalog is not on this device
 */
export async function listOnDevice(answers: QuizAnswers): Promise<DeviceList> {
  prepared ??= prepare().catch((error: unknown) => {
    prepared = null
    throw error
  })
  const { index, snapshot, tools, savedOn } = await prepared
  const given = toPurposeInput(answers)
  const purpose = given && { ...given, meanings: given.meanings ?? readPurpose(index, given.sentence) }
  return { list: recommend(answersFromList(toInput(answers), purpose), snapshot), tools, savedOn }
}
