import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { builder } from '#server/graphql/builder.ts'
import { failures } from '#server/graphql/errors.ts'
import { exposedType, field, nullable, withExposed } from '#server/graphql/exposed.ts'
import { mutationInput } from '#server/graphql/mutation-input.ts'
import { STATEMENT } from '#server/graphql/work.ts'
import type { EditorRank } from './directory-ranks.service.ts'

const EditorRankType = builder.objectRef<EditorRank>('EditorRank').implement({
  description: 'The rank of a tool within its category, set by an administrator.',
  fields: (t) =>
    withExposed(t, {
      toolId: field.id('The id of the tool.'),
      editorRank: nullable.int('The rank, starting at 1; null when none is set.'),
    }),
})

builder.queryField('editorRank', (t) =>
  t.field({
    type: EditorRankType,
    nullable: true,
    extensions: { action: 'tool:read', work: STATEMENT },
    description: 'Returns the rank of a tool set by an administrator; null when the tool does not exist. For editors.',
    args: { toolId: t.arg.id({ required: true, description: 'The id of the tool.' }) },
    resolve: async (_root, { toolId }, { viewer, services }) =>
      services.catalogue.directoryRanks.editorRank(await viewer(), toolId),
  }),
)

const SetEditorRankPayload = exposedType<{ readonly rank: EditorRank }>('SetEditorRankPayload', 'The rank was set.', {
  rank: field.of(EditorRankType, 'The rank.'),
})

builder.mutationField('setEditorRank', (t) =>
  t.field({
    type: SetEditorRankPayload,
    extensions: { action: 'tool:manage', work: 5 * STATEMENT },
    description:
      'Sets the rank of a tool within its category, ahead of all unranked tools. It takes effect immediately. For administrators.',
    errors: failures([InvalidInputError, NotFoundError], 'The rank, or why it was not set.'),
    args: mutationInput('setEditorRank', (input) => ({
      toolId: input.id({ required: true, description: 'The id of the tool.' }),
      rank: input.int({ description: 'The rank, 1 to 100; null removes it.' }),
    })),
    resolve: async (_root, { input: { toolId, rank = null } }, { viewer, services }) => ({
      rank: await services.catalogue.directoryRanks.setEditorRank(await viewer(), toolId, rank),
    }),
  }),
)
