import { builder } from '../../graphql/builder.ts'
import { requestedFields } from '../../graphql/requested-fields.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { Activity } from './activity.service.ts'

const ActivityType = builder.objectRef<Activity>('Activity').implement({
  description: 'A tool that the member looked at.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the entry.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was last looked at.' }),
    tool: t.expose('tool', { type: 'Tool', description: 'The tool, also a discontinued one.' }),
  }),
})

builder.queryFields((t) => ({
  recentActivity: t.field({
    type: [ActivityType],
    extensions: { work: 2 * STATEMENT },
    description: 'The tools that the viewer looked at last, each once, the latest first. Needs a token.',
    args: { first: t.arg.int({ required: true, defaultValue: 10, description: 'How many entries, from 1 to 100.' }) },
    resolve: async (_root, { first }, { viewer, services }, info) =>
      services.activity.recent(await viewer(), first, requestedFields(info, ['tool'])),
  }),
  toolsExplored: t.int({
    extensions: { work: STATEMENT },
    description: 'How many different tools the viewer has looked at. Needs a token.',
    resolve: async (_root, _args, { viewer, services }) => services.activity.toolsExplored(await viewer()),
  }),
}))

const TrackToolViewPayload = builder.objectRef<{ kept: boolean }>('TrackToolViewPayload').implement({
  description: 'The call was understood.',
  fields: (t) => ({
    kept: t.exposeBoolean('kept', {
      description: 'False without a token, under Global Privacy Control, with the history off, or without such a tool.',
    }),
  }),
})

builder.mutationField('trackToolView', (t) =>
  t.field({
    type: TrackToolViewPayload,
    extensions: { work: 4 * STATEMENT },
    description: "Adds a tool to the viewer's own history, unless they do not want one.",
    args: { toolId: t.arg.id({ required: true, description: 'The UUID of the tool.' }) },
    resolve: async (_root, { toolId }, { viewer, services, privacyControl = false }) => ({
      kept: await services.activity.trackToolView(await viewer(), toolId, privacyControl),
    }),
  }),
)
