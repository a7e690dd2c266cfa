import { MAX_COLLECTION_TOOLS } from '../../../core/collections.ts'
import { builder } from '../../graphql/builder.ts'
import { resolveExistingTool } from '../../graphql/load-tool.ts'
import { BATCHED, STATEMENT } from '../../graphql/work.ts'
import type { SharedCollection } from './sharing.service.ts'

const SharedCollectionTool = builder.objectRef<SharedCollection['tools'][number]>('SharedCollectionTool').implement({
  description: 'A tool in a shared collection.',
  fields: (t) => ({
    note: t.exposeString('note', { description: 'What the owner wrote about the tool; empty for nothing.' }),
    tool: t.field({
      type: 'Tool',
      extensions: { work: BATCHED },
      description: 'The tool, also a discontinued one.',
      resolve: resolveExistingTool,
    }),
  }),
})

const SharedCollectionType = builder.objectRef<SharedCollection>('SharedCollection').implement({
  description: 'A collection as its link shows it: nothing of its owner.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name.' }),
    note: t.exposeString('note', { description: 'What the owner wrote about it; empty for nothing.' }),
    tools: t.expose('tools', {
      type: [SharedCollectionTool],
      extensions: { listSize: MAX_COLLECTION_TOOLS, work: BATCHED },
      description: 'Its tools in the order that the owner gave them.',
    }),
  }),
})

builder.queryField('sharedCollection', (t) =>
  t.field({
    type: SharedCollectionType,
    nullable: true,
    // Not `publicCatalogue`: a cached response would outlive the link.
    extensions: { work: 3 * STATEMENT },
    description: 'The collection behind a link; null when the link was ended or never existed.',
    args: { token: t.arg.string({ required: true, description: 'The last part of the link.' }) },
    resolve: (_root, { token }, { services }) => services.collectionSharing.byToken(token),
  }),
)
