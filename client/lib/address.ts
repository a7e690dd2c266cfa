/**
 * The one address of a page that was asked for with slashes at its end or doubled slashes inside; null when the
 * address is clean. Never yields a location that leaves the site.
 */
export function cleanAddress(url: URL): string | null {
  const path = url.pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return path === url.pathname ? null : `${path}${url.search}`
}
