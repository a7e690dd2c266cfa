import { type ResolveCursorConnectionArgs, resolveCursorConnection } from '@pothos/plugin-relay'
import { builder } from '../../graphql/builder.ts'
import type { ForwardConnection } from '../../graphql/forward-connections.ts'
import { IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import { ToolEvent } from './tool-events.graphql.ts'
import { cursorOf } from './tool-events.service.ts'

const PAGE_SIZE = 20

builder.queryField('toolEvents', (t) =>
  t.connection(
    {
      type: ToolEvent,
      extensions: {
        reads: 'lists',
        publicCatalogue: true,
        work: STATEMENT,
        forwardConnection: {
          defaultSize: PAGE_SIZE,
          check: async ({ services, maxPageSize }, first) =>
            services.catalogue.toolEvents.checkPage(first, maxPageSize),
        } satisfies ForwardConnection,
      },
      description: 'Lists what happened to tools in any status, newest first.',
      resolve: (_root, args, { services, maxPageSize }) =>
        resolveCursorConnection(
          { args, maxSize: maxPageSize, toCursor: cursorOf },
          ({ after, limit }: ResolveCursorConnectionArgs) => services.catalogue.toolEvents.after(after, limit),
        ),
    },
    {
      name: 'ToolEventConnection',
      description: 'A page of events of tools.',
      fields: (connection) => ({
        totalCount: connection.int({
          extensions: { work: IN_MEMORY },
          description: 'The total number of events.',
          resolve: (_page, _args, { services }) => services.catalogue.toolEvents.count(),
        }),
      }),
    },
    { name: 'ToolEventEdge', description: 'An event and its position in the list.' },
  ),
)
