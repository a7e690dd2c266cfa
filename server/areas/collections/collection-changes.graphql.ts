import { InvalidInputError, LimitReachedError, NotFoundError, RateLimitedError } from '#core/errors.ts'
import type { Prisma } from '#prisma/client/client.ts'
import { builder } from '../../graphql/builder.ts'
import { failures } from '../../graphql/errors.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { plannedQuery } from '../../graphql/planned-query.ts'
import { STATEMENT } from '../../graphql/work.ts'
import { CollectionType } from './collection.graphql.ts'

const CollectionPayload = builder
  .objectRef<{ readonly collection: typeof CollectionType.$inferType }>('CollectionPayload')
  .implement({
    description: 'The collection was changed.',
    fields: (t) => ({ collection: t.expose('collection', { type: CollectionType, description: 'The collection.' }) }),
  })

/** The requested fields of the collection in the payload. */
const planned = (context: Parameters<typeof plannedQuery>[0], info: Parameters<typeof plannedQuery>[1]) =>
  plannedQuery<Prisma.CollectionSelect>(context, info, ['collection'], { id: true })

const TEXTS = {
  name: 'The name, 1 to 80 characters on one line.',
  note: 'A note, at most 500 characters; may be empty.',
}
const ID = { required: true, description: 'The UUID of the collection.' } as const
const TOOL_ID = { required: true, description: 'The UUID of the tool.' } as const
/** Count and lock, change, and read of the collection. */
const WORK = { work: 6 * STATEMENT }

// The list itself.
builder.mutationFields((t) => ({
  createCollection: t.field({
    type: CollectionPayload,
    extensions: WORK,
    description: 'Creates an empty collection for the viewer. Each member can have 50. Requires a token.',
    errors: failures(
      [InvalidInputError, LimitReachedError, RateLimitedError],
      'The new collection, or why it was not created.',
    ),
    args: mutationInput('createCollection', (input) => ({
      name: input.string({ required: true, description: TEXTS.name }),
      note: input.string({ required: true, defaultValue: '', description: TEXTS.note }),
    })),
    resolve: async (_root, { input: texts }, context, info) => {
      const viewer = await context.viewer()
      return {
        collection: await context.services.collections.collections.create(viewer, texts, planned(context, info)),
      }
    },
  }),

  updateCollection: t.field({
    type: CollectionPayload,
    extensions: WORK,
    description: "Replaces the name and note of one of the viewer's collections. Requires a token.",
    errors: failures(
      [InvalidInputError, NotFoundError, RateLimitedError],
      'The changed collection, or why it was not changed.',
    ),
    args: mutationInput('updateCollection', (input) => ({
      id: input.id(ID),
      name: input.string({ required: true, description: TEXTS.name }),
      note: input.string({ required: true, description: TEXTS.note }),
    })),
    resolve: async (_root, { input }, context, info) => {
      const viewer = await context.viewer()
      return {
        collection: await context.services.collections.collections.update(viewer, input, planned(context, info)),
      }
    },
  }),

  shareCollection: t.field({
    type: CollectionPayload,
    extensions: WORK,
    description:
      "Creates a share link to one of the viewer's collections. Anyone with the link can view it. An earlier link stops working. Requires a token.",
    errors: failures([NotFoundError, RateLimitedError], 'The shared collection, or why it was not shared.'),
    args: mutationInput('shareCollection', (input) => ({ id: input.id(ID) })),
    resolve: async (_root, { input: { id } }, context, info) => {
      const viewer = await context.viewer()
      return { collection: await context.services.collections.sharing.share(viewer, id, planned(context, info)) }
    },
  }),

  unshareCollection: t.field({
    type: CollectionPayload,
    extensions: WORK,
    description:
      "Removes the share link of one of the viewer's collections. Does nothing if there is none. Requires a token.",
    errors: failures([NotFoundError, RateLimitedError], 'The collection without a link, or a failure.'),
    args: mutationInput('unshareCollection', (input) => ({ id: input.id(ID) })),
    resolve: async (_root, { input: { id } }, context, info) => {
      const viewer = await context.viewer()
      return { collection: await context.services.collections.sharing.revoke(viewer, id, planned(context, info)) }
    },
  }),
}))

// The tools in it.
builder.mutationFields((t) => ({
  addToCollection: t.field({
    type: CollectionPayload,
    extensions: WORK,
    description:
      "Adds a tool to one of the viewer's collections. Each collection can contain 200 tools. Does nothing if the tool is already in it. Requires a token.",
    errors: failures(
      [InvalidInputError, NotFoundError, LimitReachedError, RateLimitedError],
      'The collection with the tool, or why it was not added.',
    ),
    args: mutationInput('addToCollection', (input) => ({
      collectionId: input.id(ID),
      toolId: input.id(TOOL_ID),
      note: input.string({ description: TEXTS.note }),
      position: input.int({
        description: 'The position in the list, starting at 1; the tool is added last when omitted.',
      }),
    })),
    resolve: async (_root, { input }, context, info) => {
      const viewer = await context.viewer()
      return { collection: await context.services.collections.tools.add(viewer, input, planned(context, info)) }
    },
  }),

  removeFromCollection: t.field({
    type: CollectionPayload,
    extensions: WORK,
    description:
      "Removes a tool from one of the viewer's collections. Does nothing if the tool is not in it. Requires a token.",
    errors: failures([NotFoundError, RateLimitedError], 'The collection without the tool, or a failure.'),
    args: mutationInput('removeFromCollection', (input) => ({ collectionId: input.id(ID), toolId: input.id(TOOL_ID) })),
    resolve: async (_root, { input }, context, info) => {
      const viewer = await context.viewer()
      return { collection: await context.services.collections.tools.remove(viewer, input, planned(context, info)) }
    },
  }),

  setCollectionToolNote: t.field({
    type: CollectionPayload,
    extensions: WORK,
    description: "Replaces the note on a tool in one of the viewer's collections. Requires a token.",
    errors: failures(
      [InvalidInputError, NotFoundError, RateLimitedError],
      'The changed collection, or why it was not changed.',
    ),
    args: mutationInput('setCollectionToolNote', (input) => ({
      collectionId: input.id(ID),
      toolId: input.id(TOOL_ID),
      note: input.string({ required: true, description: TEXTS.note }),
    })),
    resolve: async (_root, { input }, context, info) => {
      const viewer = await context.viewer()
      return { collection: await context.services.collections.tools.setNote(viewer, input, planned(context, info)) }
    },
  }),

  moveInCollection: t.field({
    type: CollectionPayload,
    extensions: WORK,
    description: "Moves a tool to another position in one of the viewer's collections. Requires a token.",
    errors: failures([InvalidInputError, NotFoundError, RateLimitedError], 'The reordered collection, or a failure.'),
    args: mutationInput('moveInCollection', (input) => ({
      collectionId: input.id(ID),
      toolId: input.id(TOOL_ID),
      position: input.int({ required: true, description: 'The position in the list, starting at 1.' }),
    })),
    resolve: async (_root, { input }, context, info) => {
      const viewer = await context.viewer()
      return { collection: await context.services.collections.tools.move(viewer, input, planned(context, info)) }
    },
  }),
}))

const DeleteCollectionPayload = builder
  .objectRef<{ readonly collectionId: string }>('DeleteCollectionPayload')
  .implement({
    description: 'The collection no longer exists.',
    fields: (t) => ({ collectionId: t.exposeID('collectionId', { description: 'The id of the collection.' }) }),
  })

builder.mutationField('deleteCollection', (t) =>
  t.field({
    type: DeleteCollectionPayload,
    extensions: { work: 2 * STATEMENT },
    description:
      "Deletes one of the viewer's collections and its share link. Does nothing if it does not exist. Requires a token.",
    errors: failures([], 'The deleted collection.'),
    args: mutationInput('deleteCollection', (input) => ({ id: input.id(ID) })),
    resolve: async (_root, { input: { id } }, { viewer, services }) => {
      await services.collections.collections.remove(await viewer(), id)
      return { collectionId: id }
    },
  }),
)
