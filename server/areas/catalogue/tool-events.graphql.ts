import { eventDateText, eventHeading } from '#core/display/tool-event.ts'
import { safeWebsiteUrl } from '#core/website-url.ts'
import { builder } from '../../graphql/builder.ts'
import { field, nullable, withExposed } from '../../graphql/exposed.ts'
import { resolveExistingTool } from '../../graphql/load-tool.ts'
import { BATCHED } from '../../graphql/work.ts'
import { recordTag } from '../../platform/cache/cache-tags.ts'
import { ToolEventKindEnum } from './enums.graphql.ts'
import type { ToolEventRow } from './tool-events.service.ts'

export const ToolEvent = builder.objectRef<ToolEventRow>('ToolEvent').implement({
  description: 'Something that happened to a tool, with its source.',
  fields: (t) =>
    withExposed(t, {
      kind: field.of(ToolEventKindEnum, 'What happened.'),
      on: field.string('The day, `YYYY-MM-DD`, or the month, `YYYY-MM`.'),
      onText: t.string({
        description: 'The date as text: `March 3, 2026` or `March 2026`.',
        resolve: ({ on }) => eventDateText(on),
      }),
      party: nullable.string('The other party, such as the buyer; null when there is none or it is not known.'),
      formerName: t.exposeString('former_name', {
        nullable: true,
        description: 'The name before it was renamed or moved; null when the name did not change.',
      }),
      heading: t.string({
        description: 'What happened in a few words: `Acquisition by Example`.',
        resolve: eventHeading,
      }),
      note: field.string('What happened in one sentence.'),
      sourceUrl: t.string({
        nullable: true,
        description: 'The page with the news; null when its address cannot be linked.',
        resolve: ({ url }) => safeWebsiteUrl(url),
      }),
      tool: t.field({
        type: 'Tool',
        extensions: { work: BATCHED },
        description: 'The tool that it happened to.',
        resolve: (event, args, context, info) => {
          context.cacheTags?.add(recordTag(event.toolId))
          return resolveExistingTool(event, args, context, info)
        },
      }),
    }),
})
