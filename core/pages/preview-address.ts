/** The paths of preview images: that of a post changes with its content, those of tools stay. */

const HASH_LENGTH = 16

const shortHash = (contentHash: string): string => contentHash.slice(0, HASH_LENGTH)

type PreviewFile = { readonly slug: string; readonly hash: string }

/** @param contentHash hexadecimal */
export const previewPath = (slug: string, contentHash: string): `/${string}` =>
  `/previews/${slug}-${shortHash(contentHash)}.png`

const FILE = /^([a-z0-9]+(?:-[a-z0-9]+)*)-([0-9a-f]{16})\.png$/

/** Parses a preview's file name; null for any other name. */
export const readPreviewFile = (name: string): PreviewFile | null => {
  const [, slug, hash] = FILE.exec(name) ?? []
  return slug === undefined || hash === undefined ? null : { slug, hash }
}

/** The path of the image of one tool, or of a comparison of several in this order. */
export const toolsPreviewPath = (slugs: readonly string[]): `/${string}` => `/previews/tools/${slugs.join(',')}.png`

const TOOLS_FILE = /^([a-z0-9-]+(?:,[a-z0-9-]+)*)\.png$/

/** Parses the file name of such an image; null for any other name. */
export const readToolsPreviewFile = (name: string, most: number): readonly string[] | null => {
  const slugs = TOOLS_FILE.exec(name)?.[1]?.split(',') ?? []
  return slugs.length > 0 && slugs.length <= most && new Set(slugs).size === slugs.length ? slugs : null
}
