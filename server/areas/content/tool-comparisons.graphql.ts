import type { Prisma } from '#prisma/client/client.ts'
import { createBatchLoader } from '../../graphql/batch-loader.ts'
import { builder } from '../../graphql/builder.ts'
import { plannedQuery } from '../../graphql/planned-query.ts'
import { BATCHED } from '../../graphql/work.ts'
import { CONTENT } from '../../platform/cache/cache-tags.ts'
import { MAX_TOOL_COMPARISONS } from './blog.service.ts'
import { BlogPost, loadPost } from './blog-types.graphql.ts'

/** Loads comparison slugs by tool id. */
const loadSlugs = createBatchLoader<readonly string[]>(({ services }, toolIds) =>
  services.content.blog.comparisonsOf(toolIds),
)

builder.objectField('Tool', 'comparisons', (t) =>
  t.field({
    type: [BlogPost],
    extensions: { reads: 'program', work: BATCHED, listSize: MAX_TOOL_COMPARISONS },
    description: `Published comparisons of the tool with others, most important first, at most ${MAX_TOOL_COMPARISONS}.`,
    resolve: async ({ id }, _args, context, info) => {
      // Includes future ones.
      context.cacheTags?.add(CONTENT)
      const slugs = (await loadSlugs(context, id, null)) ?? []
      const query = plannedQuery<Prisma.ProgrammaticPageSelect>(context, info, [], { id: true, slug: true })
      const posts = await Promise.all(slugs.map((slug) => loadPost(context, slug, query)))
      return posts.filter((post) => post !== null)
    },
  }),
)
