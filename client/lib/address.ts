/**
 * The canonical form of an address with trailing or doubled slashes; null when the address is already clean. Never
 * returns a location outside the site.
 */
export function cleanAddress(url: URL): string | null {
  const path = url.pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return path === url.pathname ? null : `${path}${url.search}`
}
