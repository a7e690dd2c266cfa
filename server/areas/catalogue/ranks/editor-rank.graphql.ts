import { InvalidInputError, NotFoundError } from '../../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { STATEMENT } from '../../../graphql/work.ts'
import type { EditorRank } from './directory-ranks.service.ts'

const EditorRankType = builder.objectRef<EditorRank>('EditorRank').implement({
  description: 'The place of a tool inside its category that an administrator gave it.',
  fields: (t) => ({
    toolId: t.exposeID('toolId', { description: 'The id of the tool.' }),
    editorRank: t.exposeInt('editorRank', { nullable: true, description: '1 for the first; null for none.' }),
  }),
})

builder.queryField('editorRank', (t) =>
  t.field({
    type: EditorRankType,
    nullable: true,
    extensions: { work: STATEMENT },
    description: 'The place that an administrator gave a tool; null for a tool that does not exist. For editors.',
    args: { toolId: t.arg.id({ required: true, description: 'The id of the tool.' }) },
    resolve: async (_root, { toolId }, { viewer, services }) =>
      services.directoryRanks.editorRank(await viewer(), toolId),
  }),
)

const SetEditorRankPayload = builder.objectRef<{ readonly rank: EditorRank }>('SetEditorRankPayload').implement({
  description: 'The place is given.',
  fields: (t) => ({ rank: t.expose('rank', { type: EditorRankType, description: 'The place.' }) }),
})

builder.mutationField('setEditorRank', (t) =>
  t.field({
    type: SetEditorRankPayload,
    extensions: { work: 5 * STATEMENT },
    description:
      'Gives a tool a place inside its category, before all tools without one. It counts at once. For administrators.',
    errors: {
      types: [InvalidInputError, NotFoundError],
      union: { name: 'SetEditorRankResult', description: 'The place, or why it was not given.' },
    },
    args: {
      toolId: t.arg.id({ required: true, description: 'The id of the tool.' }),
      rank: t.arg.int({ description: 'From 1, the first, to 100; null takes the place away.' }),
    },
    resolve: async (_root, { toolId, rank = null }, { viewer, services }) => ({
      rank: await services.directoryRanks.setEditorRank(await viewer(), toolId, rank),
    }),
  }),
)
