import { MAX_COLLECTION_TOOLS } from '#core/collections.ts'
import { builder } from '../../graphql/builder.ts'
import { field, withExposed } from '../../graphql/exposed.ts'
import { resolveExistingTool } from '../../graphql/load-tool.ts'
import { BATCHED, STATEMENT } from '../../graphql/work.ts'
import type { SharedCollection } from './sharing.service.ts'

const SharedCollectionTool = builder.objectRef<SharedCollection['tools'][number]>('SharedCollectionTool').implement({
  description: 'A tool in a shared collection.',
  fields: (t) => ({
    note: t.exposeString('note', { description: "The owner's note on the tool; may be empty." }),
    tool: t.field({
      type: 'Tool',
      extensions: { work: BATCHED },
      description: 'The tool; it may be discontinued.',
      resolve: resolveExistingTool,
    }),
  }),
})

const SharedCollectionType = builder.objectRef<SharedCollection>('SharedCollection').implement({
  description: 'A shared collection, without any data about its owner.',
  fields: (t) =>
    withExposed(t, {
      name: field.string('Its name.'),
      note: field.string("The owner's note; may be empty."),
      tools: field.of([SharedCollectionTool], "Its tools in the owner's order.", {
        listSize: MAX_COLLECTION_TOOLS,
        work: BATCHED,
      }),
    }),
})

builder.queryField('sharedCollection', (t) =>
  t.field({
    type: SharedCollectionType,
    nullable: true,
    // Not `publicCatalogue`: a cached response would outlive the link.
    extensions: { work: 3 * STATEMENT },
    description: 'The collection behind a share link; null when the link was removed or never existed.',
    args: { token: t.arg.string({ required: true, description: 'The last part of the link.' }) },
    resolve: (_root, { token }, { services }) => services.collections.sharing.byToken(token),
  }),
)
