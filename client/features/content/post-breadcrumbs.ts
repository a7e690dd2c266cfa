import { POST_TYPE_LABELS } from '#core/display/post-types.ts'
import type { PageType } from '#core/pages/page-model.ts'
import type { Breadcrumb } from '../../lib/breadcrumbs.ts'
import { fromEnum } from '../../lib/enum-values.ts'
import { BLOG_PATH, blogHref } from './blog-address.ts'

type CrumbPost = {
  readonly type: Uppercase<PageType>
  readonly path: string
  readonly title: string
  readonly category?: { readonly slug: string; readonly name: string } | null
}

/** The breadcrumbs of an article: by its category if it has one, else by its type. */
export function breadcrumbsOf({ type, path, title, category }: CrumbPost): readonly Breadcrumb[] {
  const kind = fromEnum(type)
  return [
    { name: 'Blog', path: BLOG_PATH },
    category
      ? { name: category.name, path: `/ai-tools/${category.slug}` }
      : { name: POST_TYPE_LABELS[kind].many, path: blogHref({ type: kind }) },
    { name: title, path },
  ]
}
