/** The golden profiles: fictional people with complete quiz answers and tools graded by an expert. */

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { normalizeAnswers, type QuizAnswers } from '#core/quiz/answers.ts'
import { MAX_SENTENCE_LENGTH } from '#core/quiz/sentence.ts'
import { slugSchema } from '#core/slug.ts'

const slugs = z.array(slugSchema)
const options = z.array(z.string().min(1)).min(1)
const change = z.strictObject({ question: z.int().min(1).max(20), to: options })

const profileSchema = z.strictObject({
  id: slugSchema,
  /** The person and their needs in a sentence: the basis of the grades. */
  who: z.string().min(20),
  /** Their goal, as they would type it. */
  sentence: z.string().trim().min(1).max(MAX_SENTENCE_LENGTH),
  answers: z.record(z.string().regex(/^\d+$/), options),
  /** Slugs of categories whose tools are relevant even if ungraded. */
  onTopicCategories: slugs.min(1),
  /** Grades 3, 2, 1 and 0. All but the last keep the limits of the answers. */
  grades: z.strictObject({ must: slugs.min(3), good: slugs, acceptable: slugs, offTopic: slugs.min(5) }),
  /** Tools that must never be shown: for other people, or breaking a limit however well they fit. */
  forbidden: z.strictObject({ offTopic: slugs, outOfLimits: slugs }),
  /** A changed answer that must change the list, and why. */
  decisive: change.extend({ why: z.string().min(10) }),
  /** A changed answer that must not change the list. */
  irrelevant: change,
})

export type Profile = Omit<z.infer<typeof profileSchema>, 'answers'> & {
  readonly answers: QuizAnswers
  /** The answers with the decisive, and with the irrelevant, change. */
  readonly decisiveAnswers: QuizAnswers
  readonly irrelevantAnswers: QuizAnswers
  /** Grade 0 to 3 by slug; forbidden tools count as 0. */
  readonly gradeOf: ReadonlyMap<string, number>
}

const gradeMap = ({ grades, forbidden }: z.infer<typeof profileSchema>): ReadonlyMap<string, number> => {
  const byGrade = [
    [...grades.offTopic, ...forbidden.offTopic, ...forbidden.outOfLimits],
    grades.acceptable,
    grades.good,
    grades.must,
  ]
  return new Map(byGrade.flatMap((list, grade) => list.map((slug) => [slug, grade] as const)))
}

/**
 * Reads all profiles, in name order.
 * @param dir folder of JSON files, one per profile
 */
export const readProfiles = (dir: string): readonly Profile[] =>
  readdirSync(dir)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const profile = profileSchema.parse(JSON.parse(readFileSync(path.join(dir, name), 'utf8')))
      if (`${profile.id}.json` !== name) throw new Error(`${name} holds the profile "${profile.id}"`)
      const withChange = ({ question, to }: z.infer<typeof change>) =>
        normalizeAnswers({ ...profile.answers, [question]: to })
      return {
        ...profile,
        answers: normalizeAnswers(profile.answers),
        decisiveAnswers: withChange(profile.decisive),
        irrelevantAnswers: withChange(profile.irrelevant),
        gradeOf: gradeMap(profile),
      }
    })
