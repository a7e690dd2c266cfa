import { builder } from '../../graphql/builder.ts'
import { resolveExistingTool } from '../../graphql/load-tool.ts'
import { recordingCallerOf } from '../../graphql/recording-caller.ts'
import { BATCHED, STATEMENT } from '../../graphql/work.ts'

const ActivityType = builder.prismaObject('ToolView', {
  name: 'Activity',
  description: 'A tool that the member looked at.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the entry.' }),
    createdAt: t.expose('viewedAt', { type: 'DateTime', description: 'When it was last looked at.' }),
    tool: t.field({
      type: 'Tool',
      select: { toolId: true },
      extensions: { work: BATCHED },
      description: 'The tool, also a discontinued one.',
      resolve: resolveExistingTool,
    }),
  }),
})

builder.queryFields((t) => ({
  recentActivity: t.prismaField({
    type: [ActivityType],
    extensions: { work: 2 * STATEMENT },
    description: 'The tools that the viewer looked at last, each once, the latest first. Needs a token.',
    args: {
      first: t.arg.int({ required: true, defaultValue: 10, description: 'How many items to return, 1 to 100.' }),
    },
    resolve: async (query, _root, { first }, { viewer, services }) =>
      services.activity.recent(await viewer(), first, query),
  }),
  toolsExplored: t.int({
    extensions: { work: STATEMENT },
    description: 'How many different tools the viewer has looked at. Needs a token.',
    resolve: async (_root, _args, { viewer, services }) => services.activity.toolsExplored(await viewer()),
  }),
}))

const TrackToolViewPayload = builder.objectRef<{ kept: boolean }>('TrackToolViewPayload').implement({
  description: 'The result of adding a tool to the history.',
  fields: (t) => ({
    kept: t.exposeBoolean('kept', {
      description: 'False without a token, under Global Privacy Control, with the history off, or without such a tool.',
    }),
  }),
})

builder.mutationField('trackToolView', (t) =>
  t.field({
    type: TrackToolViewPayload,
    extensions: { work: 5 * STATEMENT },
    description:
      "Adds a tool to the viewer's own history, unless they do not want one. With a visit it is recorded for analytics too, for anybody and apart from that history.",
    args: {
      toolId: t.arg.id({ required: true, description: 'The UUID of the tool.' }),
      visitId: t.arg.string({
        description: 'A random identifier that the browser made for this visit. Only a keyed hash of it is stored.',
      }),
      sequence: t.arg.int({
        description: 'The number of the record within its visit: a record of the same number is a duplicate.',
      }),
    },
    resolve: async (_root, { toolId, visitId, sequence }, context) => {
      const { viewer, services, privacyControl = false } = context
      if (visitId) {
        const view = { toolId, visitId, sequence: sequence ?? null }
        await services.analyticsRecording.toolView(view, await recordingCallerOf(context))
      }
      return { kept: await services.activity.trackToolView(await viewer(), toolId, privacyControl) }
    },
  }),
)
