import { InvalidInputError, RateLimitedError } from '#core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { failures } from '../../graphql/errors.ts'
import { resolveExistingTool } from '../../graphql/load-tool.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { recordingCallerOf } from '../../graphql/recording-caller.ts'
import { BATCHED, STATEMENT } from '../../graphql/work.ts'

const ActivityType = builder.prismaObject('ToolView', {
  name: 'Activity',
  description: 'A tool that the member viewed.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the entry.' }),
    createdAt: t.expose('viewedAt', { type: 'DateTime', description: 'When it was last viewed.' }),
    tool: t.field({
      type: 'Tool',
      select: { toolId: true },
      extensions: { work: BATCHED },
      description: 'The tool; it may be discontinued.',
      resolve: resolveExistingTool,
    }),
  }),
})

builder.queryFields((t) => ({
  recentActivity: t.prismaField({
    type: [ActivityType],
    extensions: { work: 2 * STATEMENT },
    description: "The viewer's recently viewed tools without duplicates, latest first. Requires a token.",
    args: {
      first: t.arg.int({ required: true, defaultValue: 10, description: 'How many items to return, 1 to 100.' }),
    },
    resolve: async (query, _root, { first }, { viewer, services }) =>
      services.activity.activity.recent(await viewer(), first, query),
  }),
  toolsExplored: t.int({
    extensions: { work: STATEMENT },
    description: 'How many different tools the viewer has viewed. Requires a token.',
    resolve: async (_root, _args, { viewer, services }) => services.activity.activity.toolsExplored(await viewer()),
  }),
}))

const TrackToolViewPayload = builder.objectRef<{ kept: boolean }>('TrackToolViewPayload').implement({
  description: 'The result of adding a tool to the history.',
  fields: (t) => ({
    kept: t.exposeBoolean('kept', {
      description:
        'False without a token, under Global Privacy Control, when the history is turned off, or when the tool does not exist.',
    }),
  }),
})

builder.mutationField('trackToolView', (t) =>
  t.field({
    type: TrackToolViewPayload,
    extensions: { work: 5 * STATEMENT },
    description:
      "Adds a tool to the viewer's history unless they turned it off. With a `visitId`, the view is also recorded for analytics, for all callers and separately from the history.",
    errors: failures([InvalidInputError, RateLimitedError], 'Whether it was added, or why nothing was recorded.'),
    args: mutationInput('trackToolView', (input) => ({
      toolId: input.id({ required: true, description: 'The UUID of the tool.' }),
      visitId: input.string({
        description:
          'A random identifier that the browser generated for this visit. Only a keyed hash of it is stored.',
      }),
      sequence: input.int({
        description: 'The sequence number of the record within its visit; a repeated number is a duplicate.',
      }),
    })),
    resolve: async (_root, { input: { toolId, visitId, sequence } }, context) => {
      const { viewer, services, privacyControl = false } = context
      if (visitId) {
        const view = { toolId, visitId, sequence: sequence ?? null }
        await services.analytics.recording.toolView(view, await recordingCallerOf(context))
      }
      return { kept: await services.activity.activity.trackToolView(await viewer(), toolId, privacyControl) }
    },
  }),
)
