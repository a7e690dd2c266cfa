/**
 * The canonical form of an address with trailing or doubled slashes, dot segments or characters that need an escape;
 * null when the address is already clean. Never returns a location outside the site.
 * @param requested the address as it was requested: its path and query
 */
export function cleanAddress(url: URL, requested: string): string | null {
  const path = url.pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return path === requested.split('?', 1)[0] ? null : `${path}${url.search}`
}
