import { InvalidInputError } from '#core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { failures } from '../../graphql/errors.ts'
import { exposedType, field, nullable } from '../../graphql/exposed.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { PageGeneration } from './page-generation.service.ts'
import { GeneratedPageTypeEnum } from './programmatic-page-types.graphql.ts'

const PageGenerationState = enumType('PageGenerationState', 'The state of a page generation run.', {
  waiting: 'It has not started or is waiting for a retry.',
  running: 'It is running.',
  done: 'It is complete.',
  failed: 'Its last attempt failed.',
})

const PageGenerationType = exposedType<PageGeneration>('PageGeneration', 'A page generation run.', {
  id: field.id('A UUID.'),
  state: field.of(PageGenerationState, 'Its state.'),
  done: field.int('The number of pages processed.'),
  total: nullable.int('The total number of pages; null until known.'),
  text: nullable.string('The current step; null before the run starts.'),
  generated: nullable.int('The number of pages created or changed; null until the run ends.'),
  error: nullable.string('Why it failed; null if it did not.'),
  startedAt: nullable.dateTime('When it started; null until then.'),
  finishedAt: nullable.dateTime('When it ended; null until then.'),
})

builder.queryField('pageGeneration', (t) =>
  t.field({
    type: PageGenerationType,
    nullable: true,
    extensions: { action: 'page:read', work: STATEMENT },
    description:
      'Returns the pending or running page generation, or the latest one; null before the first. For administrators and editors.',
    resolve: async (_root, _args, { viewer, services }) => services.content.pageGeneration.latest(await viewer()),
  }),
)

const GeneratePagesPayload = builder
  .objectRef<{ readonly generation: PageGeneration }>('GeneratePagesPayload')
  .implement({
    description: 'Pages are generated in the background.',
    fields: (t) => ({
      generation: t.expose('generation', { type: PageGenerationType, description: 'The run; poll `pageGeneration`.' }),
      finished: t.field({
        type: PageGenerationType,
        extensions: { work: 10 * STATEMENT },
        description: 'The run when it ends or after eight seconds, whichever is first. The response waits for it.',
        resolve: ({ generation }, _args, { services }) => services.content.pageGeneration.whenFinished(generation),
      }),
    }),
  })

builder.mutationField('generatePages', (t) =>
  t.field({
    type: GeneratePagesPayload,
    extensions: { action: 'page:change', work: 4 * STATEMENT },
    description:
      'Generates pages in the background: missing pages first, then those checked longest ago. Only one run at a time. For administrators and editors.',
    errors: failures([InvalidInputError], 'The run, or why none was started.'),
    args: mutationInput('generatePages', (input) => ({
      type: input.field({ type: GeneratedPageTypeEnum, description: 'Generate only pages of this type.' }),
      limit: input.int({
        required: true,
        defaultValue: 50,
        description: 'How many pages to generate, 1 to 50; at most 20 of a single type.',
      }),
    })),
    resolve: async (_root, { input: { type = null, limit } }, { viewer, services }) => ({
      generation: await services.content.pageGeneration.start(await viewer(), type, limit),
    }),
  }),
)
