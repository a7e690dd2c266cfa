import { type ResolveCursorConnectionArgs, resolveCursorConnection } from '@pothos/plugin-relay'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { field, nullable, withExposed } from '../../graphql/exposed.ts'
import type { ForwardConnection } from '../../graphql/forward-connections.ts'
import { STATEMENT } from '../../graphql/work.ts'
import { Catalogue } from './catalogue.graphql.ts'
import type { FeedEntry, FeedEntryKind } from './changes/public-changes.ts'
import { ToolStatusEnum } from './enums.graphql.ts'

const PAGE_SIZE = 20

/** A record is as large as several objects, and its values of then are read from the later changes of the tool. */
const RECORD = 5

const CatalogueChangeKindEnum = enumType<FeedEntryKind>('CatalogueChangeKind', 'What a change of the catalog is.', {
  added: 'A tool was added, or is active again: `record` is its record at that moment.',
  changed: 'The value of `field` changed from `oldValue` to `newValue`.',
  event:
    'Something happened to the tool: `events` are new. Also a change of the field `events`, with `oldValue` and `newValue`.',
  merged: 'The tool was merged into another one, `mergedIntoSlug`, and left the catalog.',
  removed: 'The tool left the catalog.',
})

const CatalogueChange = builder.objectRef<FeedEntry>('CatalogueChange').implement({
  description:
    'A change of the public catalog, which are its active tools. Applied in the order of `sequence`, the changes give the records of `/tools.ndjson`.',
  fields: (t) =>
    withExposed(t, {
      sequence: field.string(
        'Its place in the feed, a whole number that grows, with gaps: the value for `after`. It never changes.',
      ),
      at: t.field({
        type: 'DateTime',
        description: 'When it was made.',
        resolve: ({ at }) => new Date(at),
      }),
      kind: field.of(CatalogueChangeKindEnum, 'What it is.'),
      toolId: t.exposeID('toolId', { description: 'The ID of the tool, which never changes.' }),
      slug: field.string('The slug of the tool.'),
      record: t.field({
        type: 'JSON',
        nullable: true,
        extensions: { work: RECORD },
        description:
          'For `ADDED`: the values of all public fields at that moment, with the names and the format of the data files, and `id` and `slug`; otherwise null.',
        resolve: ({ record }) => record,
      }),
      field: nullable.string('For `CHANGED` and `EVENT`: the name of the field in the data files; otherwise null.'),
      oldValue: nullable.of('JSON', 'For `CHANGED` and `EVENT`: the value before, in the format of the data files.'),
      newValue: nullable.of('JSON', 'For `CHANGED` and `EVENT`: the value since, in the format of the data files.'),
      events: nullable.of('JSON', 'For `EVENT`: the new events, in the format of the data files; otherwise null.'),
      mergedIntoId: t.exposeID('mergedIntoId', {
        nullable: true,
        description: 'For `MERGED`: the ID of the tool that it was merged into; otherwise null.',
      }),
      mergedIntoSlug: nullable.string('For `MERGED`: the slug of the tool that it was merged into; otherwise null.'),
      status: nullable.of(
        ToolStatusEnum,
        'For `REMOVED`: what the tool became; null if its record was deleted, and for other kinds.',
      ),
    }),
})

builder.objectField(Catalogue, 'sequence', (t) =>
  t.string({
    extensions: { work: STATEMENT },
    description: 'The end of the change feed: `catalogueChanges` with it as `after` returns what changes from now on.',
    resolve: (_catalogue, _args, { services }) => services.catalogue.changes.lastSequence(),
  }),
)

builder.queryField('catalogueChanges', (t) =>
  t.connection(
    {
      type: CatalogueChange,
      extensions: {
        publicCatalogue: true,
        work: STATEMENT,
        forwardConnection: {
          defaultSize: PAGE_SIZE,
          check: async ({ services, maxPageSize }, first) => services.catalogue.changes.checkPage(first, maxPageSize),
        } satisfies ForwardConnection,
      },
      description:
        'The public changes of the catalog since the beginning, oldest first. Continue with the `sequence` of the last one or of a snapshot (`/tools.ndjson`) as `after`. No change appears later before one that was read. `/changes.ndjson` streams the same changes.',
      resolve: (_root, args, { services, maxPageSize }) =>
        resolveCursorConnection(
          { args, maxSize: maxPageSize, toCursor: ({ sequence }: FeedEntry) => sequence },
          ({ after, limit }: ResolveCursorConnectionArgs) => services.catalogue.changes.after(after, limit),
        ),
    },
    { name: 'CatalogueChangeConnection', description: 'A page of changes of the catalog.' },
    { name: 'CatalogueChangeEdge', description: 'A change and its cursor, which is its sequence.' },
  ),
)
