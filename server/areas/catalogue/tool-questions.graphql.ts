import { QUESTION_COUNT, type ToolQuestion } from '#core/pages/tool-questions.ts'
import { builder } from '../../graphql/builder.ts'
import { field, withExposed } from '../../graphql/exposed.ts'
import { CATALOGUE_SCAN, IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import { DAY } from '../../platform/cache/cache-tags.ts'
import { Tool } from './tool.graphql.ts'

const ToolQuestionType = builder.objectRef<ToolQuestion>('ToolQuestion').implement({
  description: 'A frequently asked question about a tool, answered from its record.',
  fields: (t) =>
    withExposed(t, {
      question: field.string('The question, such as `Is Canva free, and what does it cost?`'),
      answer: field.string('The answer in plain text sentences; it states what is not known.'),
    }),
})

builder.objectField(Tool, 'questions', (t) =>
  t.field({
    type: [ToolQuestionType],
    extensions: { reads: 'lists', listSize: QUESTION_COUNT, work: CATALOGUE_SCAN + STATEMENT },
    description:
      'Five frequently asked questions, answered from its record; empty unless it is active and its prominence is at least 2. Expensive: request it for a single tool only.',
    resolve: async (tool, _args, { services }) => [...(await services.catalogue.toolQuestions.questionsAbout(tool))],
  }),
)

builder.objectField(Tool, 'ageNote', (t) =>
  t.string({
    nullable: true,
    description:
      'A note on an outdated record: `What we know about Canva is from June 2025 or earlier; check it with the vendor.` Null while its newest fact or plan is at most 12 months old.',
    extensions: { reads: 'program', work: IN_MEMORY },
    resolve: (tool, _args, { services, cacheTags }) => {
      cacheTags?.add(DAY)
      return services.catalogue.toolQuestions.ageNote(tool)
    },
  }),
)
