import { jobPageSlug } from '#core/pages/page-address.ts'
import type { Prisma } from '#prisma/client/client.ts'
import { builder } from '../../graphql/builder.ts'
import { plannedQuery } from '../../graphql/planned-query.ts'
import { BATCHED } from '../../graphql/work.ts'
import { pageTag } from '../../platform/cache/cache-tags.ts'
import { BlogPost, loadPost } from './blog-types.graphql.ts'

builder.objectField('Job', 'post', (t) =>
  t.field({
    type: BlogPost,
    nullable: true,
    extensions: { reads: 'program', publicCatalogue: true, work: BATCHED },
    description: 'The published page about the job, with labeled picks; null if few of its tools are in the catalog.',
    resolve: (job, _args, context, info) => {
      const slug = jobPageSlug(job)
      // Including an unpublished page, which may be published later.
      context.cacheTags?.add(pageTag(slug))
      return loadPost(
        context,
        slug,
        plannedQuery<Prisma.ProgrammaticPageSelect>(context, info, [], { id: true, slug: true }),
      )
    },
  }),
)
