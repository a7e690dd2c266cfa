/** The path of a post's preview image. It changes with the post's content. */

const HASH_LENGTH = 16

const shortHash = (contentHash: string): string => contentHash.slice(0, HASH_LENGTH)

export type PreviewFile = { readonly slug: string; readonly hash: string }

/** @param contentHash hexadecimal */
export const previewPath = (slug: string, contentHash: string): `/${string}` =>
  `/previews/${slug}-${shortHash(contentHash)}.png`

const FILE = /^([a-z0-9]+(?:-[a-z0-9]+)*)-([0-9a-f]{16})\.png$/

/** Parses a preview's file name; null for any other name. */
export const readPreviewFile = (name: string): PreviewFile | null => {
  const [, slug, hash] = FILE.exec(name) ?? []
  return slug === undefined || hash === undefined ? null : { slug, hash }
}
