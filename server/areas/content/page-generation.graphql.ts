import { InvalidInputError } from '../../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { PageGeneration } from './page-generation.service.ts'
import { GeneratedPageTypeEnum } from './programmatic-page-types.graphql.ts'

const PageGenerationState = builder.enumType('PageGenerationState', {
  description: 'Where a run of the generator is.',
  values: {
    WAITING: { value: 'waiting', description: 'It has not begun, or waits for another attempt.' },
    RUNNING: { value: 'running', description: 'It generates pages.' },
    DONE: { value: 'done', description: 'It ended.' },
    FAILED: { value: 'failed', description: 'Its last attempt failed.' },
  } as const,
})

const PageGenerationType = builder.objectRef<PageGeneration>('PageGeneration').implement({
  description: 'A run of the generator of pages.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A UUID.' }),
    state: t.expose('state', { type: PageGenerationState, description: 'Where it is.' }),
    done: t.exposeInt('done', { description: 'How many pages it has looked at.' }),
    total: t.exposeInt('total', { nullable: true, description: 'How many there are; null before that is known.' }),
    text: t.exposeString('text', { nullable: true, description: 'What it does now; null before it begins.' }),
    generated: t.exposeInt('generated', {
      nullable: true,
      description: 'How many pages it created or changed; null before its end.',
    }),
    error: t.exposeString('error', { nullable: true, description: 'Why it failed; null when it did not.' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', nullable: true, description: 'When it began; null before.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended; null before.',
    }),
  }),
})

builder.queryField('pageGeneration', (t) =>
  t.field({
    type: PageGenerationType,
    nullable: true,
    extensions: { work: STATEMENT },
    description: 'The run that waits or runs, else the latest; null before the first. For administrators.',
    resolve: async (_root, _args, { viewer, services }) => services.pageGeneration.latest(await viewer()),
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
        description: 'The run at its end, or after eight seconds. Responds only then.',
        resolve: ({ generation }, _args, { services }) => services.pageGeneration.whenFinished(generation),
      }),
    }),
  })

builder.mutationField('generatePages', (t) =>
  t.field({
    type: GeneratePagesPayload,
    extensions: { work: 4 * STATEMENT },
    description:
      'Generates pages in the background: missing ones first, then those that were checked longest ago. One run at a time. For administrators.',
    errors: {
      types: [InvalidInputError],
      union: { name: 'GeneratePagesResult', description: 'The run, or why none was started.' },
    },
    args: {
      type: t.arg({ type: GeneratedPageTypeEnum, description: 'Only pages of this type.' }),
      limit: t.arg.int({
        required: true,
        defaultValue: 50,
        description: 'How many pages to return, 1 to 50; at most 20 of a single type.',
      }),
    },
    resolve: async (_root, { type = null, limit }, { viewer, services }) => ({
      generation: await services.pageGeneration.start(await viewer(), type, limit),
    }),
  }),
)
