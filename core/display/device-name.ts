/** Browser tokens in user agents, in the order to check: most browsers also claim to be Chrome and Safari. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrom|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

/** The same for systems: Android also claims to be Linux, and an iPhone to be like a Mac. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** `Chrome on Windows` for a user agent; null if the browser is unknown. */
export function knownDeviceName(userAgent: string | null | undefined): string | null {
  const nameIn = (names: typeof BROWSERS) => names.find(([mark]) => mark.test(userAgent ?? ''))?.[1]
  const browser = nameIn(BROWSERS)
  const system = nameIn(SYSTEMS)
  if (browser === undefined) return null
  return system === undefined ? browser : `${browser} on ${system}`
}

/** The same, with the raw user agent if the browser is unknown. */
export const deviceName = (userAgent: string | null | undefined): string =>
  knownDeviceName(userAgent) ?? (userAgent || 'An unknown browser')
