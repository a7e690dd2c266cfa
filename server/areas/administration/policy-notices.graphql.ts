import { builder } from '../../graphql/builder.ts'
import { field, withExposed } from '../../graphql/exposed.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { PolicyNoticeProgress } from './policy-notices.service.ts'

const PolicyNoticeType = builder.objectRef<PolicyNoticeProgress>('PolicyNotice').implement({
  description: 'An upcoming change to a legal page, with the progress of its email announcement. For administrators.',
  fields: (t) =>
    withExposed(t, {
      path: t.string({ description: 'The path of the page.', resolve: ({ slug }) => `/${slug}` }),
      title: field.string('The title of the page.'),
      effectiveOn: field.date('The day on which the change takes effect.'),
      summary: field.string('A summary of the change.'),
      sent: field.int('How many members were notified.'),
      remaining: field.int('How many members with a verified email address are still to be notified.'),
    }),
})

builder.queryField('policyNotices', (t) =>
  t.field({
    type: [PolicyNoticeType],
    extensions: { action: 'system:read', work: 6 * STATEMENT, listSize: 3 },
    description: 'Lists upcoming changes to legal pages and their announcements. For administrators.',
    resolve: async (_root, _args, { viewer, services }) =>
      services.administration.policyNotices.progress(await viewer()),
  }),
)
