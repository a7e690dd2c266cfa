import { builder } from '../../graphql/builder.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { PolicyNoticeProgress } from './policy-notices.service.ts'

const PolicyNoticeType = builder.objectRef<PolicyNoticeProgress>('PolicyNotice').implement({
  description: 'A coming change of a legal page, and how far its announcement by email is. For administrators.',
  fields: (t) => ({
    path: t.string({ description: 'The path of the page.', resolve: ({ slug }) => `/${slug}` }),
    title: t.exposeString('title', { description: 'The title of the page.' }),
    effectiveOn: t.expose('effectiveOn', { type: 'Date', description: 'The day from which the change applies.' }),
    summary: t.exposeString('summary', { description: 'What changes.' }),
    sent: t.exposeInt('sent', { description: 'How many members were told.' }),
    remaining: t.exposeInt('remaining', {
      description: 'How many members with a verified address are still to be told.',
    }),
  }),
})

builder.queryField('policyNotices', (t) =>
  t.field({
    type: [PolicyNoticeType],
    extensions: { work: 6 * STATEMENT, listSize: 3 },
    description: 'Lists coming changes of legal pages with their announcement. For administrators.',
    resolve: async (_root, _args, { viewer, services }) => services.policyNotices.progress(await viewer()),
  }),
)
