import { builder } from './builder.ts'

type Page = {
  readonly edges: readonly { readonly cursor: string }[]
  readonly hasNextPage: boolean
  readonly hasPreviousPage: boolean
}

/** Every connection's own account of its page. */
export const PageInfo = builder.objectRef<{ page: Page }>('PageInfo').implement({
  description: 'Where a page stands in its list.',
  fields: (t) => ({
    hasNextPage: t.boolean({ description: 'Whether more follow.', resolve: ({ page }) => page.hasNextPage }),
    hasPreviousPage: t.boolean({
      description: 'Whether some come before.',
      resolve: ({ page }) => page.hasPreviousPage,
    }),
    startCursor: t.string({
      nullable: true,
      description: 'The cursor of the first entry; null on an empty page.',
      resolve: ({ page }) => page.edges[0]?.cursor ?? null,
    }),
    endCursor: t.string({
      nullable: true,
      description: 'The cursor of the last entry, for `after`; null on an empty page.',
      resolve: ({ page }) => page.edges.at(-1)?.cursor ?? null,
    }),
  }),
})
