import { TASKS } from '#core/jobs/tasks.ts'
import { MOST_PICKS, type TaskAnswer } from '#core/pages/job/task-answer.ts'
import { builder } from '../../graphql/builder.ts'
import { field, nullable, withExposed } from '../../graphql/exposed.ts'
import { requestedFields } from '../../graphql/requested-fields.ts'
import { IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import { CategoryIconType } from './category-icon.graphql.ts'
import { JobType } from './jobs.graphql.ts'
import type { AnsweredTask } from './task-answers.service.ts'
import { Tool } from './tool.graphql.ts'
import { selectionFor, type ToolRow } from './tool-row.ts'

const TaskPickType = builder.objectRef<TaskAnswer<ToolRow>['picks'][number]>('TaskPick').implement({
  description: 'A tool that fits a task.',
  fields: (t) =>
    withExposed(t, {
      reason: nullable.string(
        'For whom, in the words of its grade, such as "For teams on Zoom", or what it does; null if the record no longer says it.',
      ),
      tool: field.of(Tool, 'The tool.'),
    }),
})

const TaskAnswerType = builder.objectRef<AnsweredTask<ToolRow>>('TaskAnswer').implement({
  description: 'A common task with the tools that editors graded best for it and that meet its conditions.',
  fields: (t) =>
    withExposed(t, {
      name: field.string('The task, such as "Transcribe meetings".'),
      icon: t.field({
        type: CategoryIconType,
        nullable: true,
        extensions: { work: IN_MEMORY },
        description: 'The icon of its category; null when none is available.',
        resolve: ({ category }, _args, { services }) => services.catalogue.categoryIcons.of(category),
      }),
      conditions: field.of(['String'], 'What the tools must meet, such as "Free plan"; empty for none.'),
      job: field.of(JobType, 'The job whose grades count.'),
      fitCount: field.int('The number of its graded tools that meet the conditions, at least 1.'),
      picks: field.of([TaskPickType], 'Up to 3 of them, best first.', { listSize: MOST_PICKS }),
    }),
})

builder.queryField('taskAnswers', (t) =>
  t.field({
    type: [TaskAnswerType],
    extensions: { publicCatalogue: true, listSize: TASKS.length, work: STATEMENT },
    description: 'Answers the common tasks of the home page. A task that no tool fits is omitted.',
    resolve: async (_root, _args, { services }, info) => [
      ...(await services.catalogue.taskAnswers.answers(selectionFor(requestedFields(info, ['picks', 'tool'])))),
    ],
  }),
)
