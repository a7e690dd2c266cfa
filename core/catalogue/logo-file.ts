/** Uploaded logos. A file's name is the hash of its contents, so that it never changes. */

/** What an upload may be. */
export const LOGO_LIMITS = {
  bytes: 32 * 1024,
  /** Of each side of a PNG, in pixels. */
  pixels: { least: 48, most: 1024 },
} as const

/** The value of the field `logo`. */
export const LOGO_FILE = /^([0-9a-f]{32})\.(svg|png)$/
const SERVED_FILE = /^([0-9a-f]{32})(-dark)?\.(svg|png)$/

/** The paths of a logo for both themes. */
export const logoPaths = (file: string): { readonly path: string; readonly darkPath: string } => ({
  path: `/logos/${file}`,
  darkPath: `/logos/${file.replace('.', '-dark.')}`,
})

/** The logo and theme of a served file; null for any other name. */
export const readLogoPath = (served: string): { readonly file: string; readonly isDark: boolean } | null => {
  const [, hash, dark, type] = SERVED_FILE.exec(served) ?? []
  return hash === undefined ? null : { file: `${hash}.${type}`, isDark: dark !== undefined }
}
