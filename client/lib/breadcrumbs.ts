// @chunk parts
/** A page on the path to the current one, with its name and canonical path. */
export type Breadcrumb = { readonly name: string; readonly path: string }

/** A page's breadcrumbs for search engines. `origin` has no trailing slash. */
export const breadcrumbsJsonLd = (crumbs: readonly Breadcrumb[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
})
