import { createHash } from 'node:crypto'

/** Weak, because it is the same for each encoding, which is chosen when the response is sent. */
export const weakEtag = (text: string): string => `W/"${createHash('sha256').update(text).digest('base64url')}"`

/** Whether the caller has this version, in any encoding. */
export const holds = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => ['*', etag, etag.slice(2)].includes(tag.trim())) ?? false
