import { builder } from '../../graphql/builder.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { PathViews } from './content-views.service.ts'

const ContentViews = builder.objectRef<PathViews>('ContentViews').implement({
  description: 'How often a page was viewed, counted once a browser session.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'The path of the page.' }),
    views: t.exposeInt('views', { description: 'How many sessions viewed it.' }),
  }),
})

builder.queryField('contentViews', (t) =>
  t.field({
    type: [ContentViews],
    // Counts change with every visit, so the server does not cache them.
    extensions: { viewerIndependent: true, work: STATEMENT, listSize: 20 },
    description: 'How often pages were viewed, in the order given.',
    args: { paths: t.arg.stringList({ required: true, description: 'Paths of pages, at most 20.' }) },
    resolve: async (_root, { paths }, { services }) => [...(await services.contentViews.views(paths))],
  }),
)

builder.mutationField('recordContentView', (t) =>
  t.field({
    type: ContentViews,
    extensions: { work: 4 * STATEMENT },
    description:
      'Counts a view of a page, once a session. Nothing is counted for unknown paths and under Global Privacy Control.',
    args: {
      path: t.arg.string({ required: true, description: 'The path of the page.' }),
      sessionId: t.arg.id({ required: true, description: 'A random UUID that the browser made for this visit.' }),
    },
    resolve: (_root, { path, sessionId }, { services, clientAddress, privacyControl = false }) =>
      services.contentViews.record(path, sessionId, { address: clientAddress, privacyControl }),
  }),
)
