/** A page on the way from the start to the present one, by its name and canonical path. */
export type Breadcrumb = { readonly name: string; readonly path: string }

/** The way to a page for search engines. `origin` without a slash at its end. */
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
