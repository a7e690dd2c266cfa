import { TOPIC_LABELS } from '#core/display/topic-labels.ts'
import type { Job } from '#core/jobs/job-file.ts'
import { jobAsActivity } from '#core/jobs/job-wording.ts'
import { likelyJobs } from '#core/jobs/likely-jobs.ts'
import { answersFromList } from '#core/quiz/answer-list.ts'
import { builder } from '../../graphql/builder.ts'
import { field, withExposed } from '../../graphql/exposed.ts'
import { IN_MEMORY, SEARCH_RUN } from '../../graphql/work.ts'
import { MAX_JOBS } from './listing/tool-lists.service.ts'

export const JobType = builder.objectRef<Job>('Job').implement({
  description: 'Something that people want to get done, with tools that editors graded for it.',
  fields: (t) =>
    withExposed(t, {
      slug: field.string(
        'The unique name, such as `transcribe-meetings`; as `job:transcribe-meetings`, a meaning of a sentence.',
      ),
      name: field.string('The imperative to display, such as "Transcribe meetings".'),
      activity: t.string({
        description: 'The job as an activity, such as "Transcribing meetings".',
        resolve: ({ name }) => jobAsActivity(name),
      }),
      summary: field.string('What a person has at the end, in a sentence.'),
      topic: t.string({
        description: 'The label of its main topic.',
        resolve: ({ topics: [main] }) => (main === undefined ? '' : TOPIC_LABELS[main]),
      }),
      toolCount: t.int({ description: 'The number of graded tools.', resolve: ({ tools }) => tools.length }),
    }),
})

builder.queryField('jobSuggestions', (t) =>
  t.field({
    type: [JobType],
    extensions: { reads: 'program', publicCatalogue: true, listSize: MAX_JOBS, work: SEARCH_RUN },
    description: 'Suggests jobs while a text is typed, best first. At most 6.',
    args: {
      search: t.arg.string({ required: true, description: 'The text typed so far, at most 100 characters.' }),
      first: t.arg.int({ defaultValue: 3, description: 'How many jobs to return, 1 to 6.' }),
    },
    resolve: async (_root, { search, first }, { services }) => [
      ...(await services.catalogue.toolLists.suggestJobs(search, first ?? 3)),
    ],
  }),
)

builder.queryField('likelyJobs', (t) =>
  t.field({
    type: [JobType],
    extensions: { listSize: MAX_JOBS, work: IN_MEMORY },
    description:
      'Returns the jobs that people with these answers usually have, most likely first, at most 6. They count when no own words name a job. The answers are not stored.',
    args: {
      answers: t.arg({
        type: ['QuizAnswerInput'],
        required: true,
        description: 'The answers, one entry per question.',
      }),
    },
    resolve: (_root, { answers }, { services }) => {
      const { jobs } = services.catalogue
      return likelyJobs(jobs, answersFromList(answers))
        .slice(0, MAX_JOBS)
        .flatMap(({ job }) => jobs[job] ?? [])
    },
  }),
)
