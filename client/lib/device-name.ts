/** Marks of browsers, in the order to look for them: most say that they are also Chrome and Safari. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrom|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

/** Likewise for systems: Android says that it is also Linux, and an iPhone that it is like a Mac. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** `Chrome on Windows` for a user agent; the agent's own text where it names no known browser. */
export function deviceName(userAgent: string | null | undefined): string {
  if (!userAgent) return 'An unknown browser'
  const nameIn = (names: typeof BROWSERS) => names.find(([mark]) => mark.test(userAgent))?.[1]
  const browser = nameIn(BROWSERS)
  const system = nameIn(SYSTEMS)
  if (browser === undefined) return userAgent
  return system === undefined ? browser : `${browser} on ${system}`
}
