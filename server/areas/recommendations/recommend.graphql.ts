import { InvalidInputError, QuotaExceededError, RateLimitedError, UnauthenticatedError } from '#core/errors.ts'
import { requireScope } from '#core/integrations/key-principal.ts'
import { checkedSentence } from '#core/quiz/answer-list.ts'
import { jobMeaning, MAX_MEANINGS, meaningOf, type Purpose } from '#core/quiz/purpose.ts'
import { PARAMETERS } from '#core/recommendations/model/parameters.ts'
import { builder } from '../../graphql/builder.ts'
import { failures } from '../../graphql/errors.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { ENGINE_RUN, SEARCH_RUN, STATEMENT } from '../../graphql/work.ts'
import type { CatalogueServices } from '../catalogue/catalogue.area.ts'
import { resultPayload } from './recommendations.graphql.ts'

const MAX_REQUESTED_JOBS = 5
const { listLength: MAX_RECOMMENDATIONS } = PARAMETERS

/**
 * What somebody wants to get done: the sentence, or the names of the jobs. Null without both. Throws InvalidInputError
 * for a sentence of more than 200 characters, an unknown job, or more than five.
 */
const readRequestedPurpose = async (
  given: { readonly sentence: string; readonly jobs: readonly string[] },
  { jobs: allJobs, toolLists }: Pick<CatalogueServices, 'jobs' | 'toolLists'>,
): Promise<Purpose | null> => {
  const sentence = checkedSentence(given.sentence)
  const slugs = [...new Set(given.jobs)]
  if (slugs.length > MAX_REQUESTED_JOBS) {
    throw new InvalidInputError(`At most ${MAX_REQUESTED_JOBS} jobs can be chosen.`, 'jobs')
  }
  const jobs = slugs.map((slug) => {
    const job = allJobs.find((known) => known.slug === slug)
    if (job === undefined) throw new InvalidInputError(`There is no job ${JSON.stringify(slug)}.`, 'jobs')
    return job
  })
  if (sentence === '' && jobs.length === 0) return null
  const read = sentence === '' ? [] : await toolLists.readPurpose(sentence)
  const kept = jobs.length === 0 ? read : read.filter((id) => meaningOf(id)?.kind !== 'job')
  return {
    sentence: sentence || checkedSentence(jobs.map(({ name }) => name).join(', ')),
    meanings: [...jobs.map(({ slug }) => jobMeaning(slug)), ...kept].slice(0, MAX_MEANINGS),
  }
}

const RecommendPayload = resultPayload('RecommendPayload', 'Recommended tools.')

builder.mutationField('recommend', (t) =>
  t.field({
    type: RecommendPayload,
    extensions: { keyScope: 'recommend', work: 4 * SEARCH_RUN + 2 * ENGINE_RUN + 10 * STATEMENT },
    description:
      'Recommends tools for answers of the quiz, jobs, a sentence, or several of them: the list that the results page shows. It does not change the quiz of the member. The same input returns the same list for a day; a new list counts against the monthly quota, 5 lists without a paid plan, and at most 60 lists an hour are made. Requires a session or an API key with the scope `recommend`.',
    errors: failures(
      [InvalidInputError, QuotaExceededError, RateLimitedError],
      'The recommended tools, or the error that prevented them.',
    ),
    args: mutationInput('recommend', (input) => ({
      answers: input.field({
        type: ['QuizAnswerInput'],
        description:
          'Answers from `quiz.questions`, one entry per question. Unlike in a quiz, an unknown question or option is an error.',
      }),
      jobs: input.stringList({
        description: `The \`slug\` of up to ${MAX_REQUESTED_JOBS} jobs. With a sentence, they replace the jobs that are recognized in it.`,
      }),
      sentence: input.string({
        description: 'What somebody wants to get done, in at most 200 characters. Jobs and conditions are recognized.',
      }),
      first: input.int({
        required: true,
        defaultValue: MAX_RECOMMENDATIONS,
        description: `How many tools to return, 1 to ${MAX_RECOMMENDATIONS}; at most 5 without a paid plan.`,
      }),
    })),
    resolve: async (_root, { input: { answers, jobs, sentence, first } }, { viewer, apiKey = null, services }) => {
      if (first < 1 || first > MAX_RECOMMENDATIONS)
        throw new InvalidInputError(`"first" must be 1 to ${MAX_RECOMMENDATIONS}.`, 'first')
      const member = apiKey === null ? await viewer() : requireScope({ apiKey }, 'recommend')
      if (member === null) throw new UnauthenticatedError('Sign in, or send an API key with the scope "recommend".')
      const purpose = await readRequestedPurpose({ sentence: sentence ?? '', jobs: jobs ?? [] }, services.catalogue)
      const result = await services.recommendations.recommendations.request(member, { answers: answers ?? [], purpose })
      return { member, result: { ...result, list: { ...result.list, items: result.list.items.slice(0, first) } } }
    },
  }),
)
