/** The categories that replaced others, by the slugs of those: of several, the closest one. */
const REPLACED: Readonly<Partial<Record<string, string>>> = { 'model-platforms-local-ai': 'model-apis' }

/** Where the page or the filter of a former category is now; null for any other URL. */
export const movedCategory = ({ pathname, search, searchParams }: URL): string | null => {
  const former = searchParams.get('category') ?? pathname.split('/')[2] ?? ''
  const category = Object.hasOwn(REPLACED, former) ? REPLACED[former] : undefined
  return category === undefined ? null : (pathname + search).replace(former, category)
}
