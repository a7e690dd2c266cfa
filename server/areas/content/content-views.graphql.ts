import { InvalidInputError, RateLimitedError } from '#core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { failures } from '../../graphql/errors.ts'
import { exposedType, field } from '../../graphql/exposed.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { PathViews } from './content-views.service.ts'

const ContentViews = exposedType<PathViews>('ContentViews', 'The views of a page, counted once per browser session.', {
  path: field.string('The path of the page.'),
  views: field.int('The number of sessions that viewed it.'),
})

builder.queryField('contentViews', (t) =>
  t.field({
    type: [ContentViews],
    // Counts change with every visit, so the server does not cache them.
    extensions: { viewerIndependent: true, work: STATEMENT, listSize: 20 },
    description: 'Returns the views of pages, in the given order.',
    args: { paths: t.arg.stringList({ required: true, description: 'The paths of the pages, at most 20.' }) },
    resolve: async (_root, { paths }, { services }) => [...(await services.content.views.views(paths))],
  }),
)

const RecordContentViewPayload = builder.objectRef<{ views: PathViews }>('RecordContentViewPayload').implement({
  description: 'The view was counted, or left uncounted for privacy.',
  fields: (t) => ({ views: t.expose('views', { type: ContentViews, description: 'The views of the page.' }) }),
})

builder.mutationField('recordContentView', (t) =>
  t.field({
    type: RecordContentViewPayload,
    extensions: { work: 4 * STATEMENT },
    description:
      'Counts a page view, once per session. Unknown paths and visits under Global Privacy Control are not counted.',
    errors: failures([InvalidInputError, RateLimitedError], 'The views of the page, or why nothing was counted.'),
    args: mutationInput('recordContentView', (input) => ({
      path: input.string({ required: true, description: 'The path of the page.' }),
      sessionId: input.id({ required: true, description: 'A random UUID that the browser generated for this visit.' }),
    })),
    resolve: async (_root, { input: { path, sessionId } }, { services, clientAddress, privacyControl = false }) => ({
      views: await services.content.views.record(path, sessionId, { address: clientAddress, privacyControl }),
    }),
  }),
)
