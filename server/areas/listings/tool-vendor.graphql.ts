import { builder } from '../../graphql/builder.ts'
import { STATEMENT } from '../../graphql/work.ts'
import { recordTag, toolTag } from '../../platform/cache/cache-tags.ts'

const MOST_ACTIONS = 20

builder.objectFields('Tool', (t) => ({
  vendorActions: t.stringList({
    extensions: { reads: 'program', listSize: MOST_ACTIONS, work: 2 * STATEMENT },
    description:
      'What the vendor claimed, confirmed and corrected, as sentences with their days, newest first, at most 20. Request it for a single tool only.',
    resolve: async ({ id }, _args, { services, cacheTags }) => {
      cacheTags?.add(toolTag(id)).add(recordTag(id))
      return services.listings.history.actions(id)
    },
  }),
  vendorSummary: t.string({
    nullable: true,
    extensions: { reads: 'program', work: 2 * STATEMENT },
    description:
      '`Claimed by the vendor since November 2026 · 3 confirmations`; null without an active claim. Request it for a single tool only.',
    resolve: async ({ id }, _args, { services, cacheTags }) => {
      cacheTags?.add(toolTag(id)).add(recordTag(id))
      return services.listings.history.summary(id)
    },
  }),
}))
