/** The text of a feed in any encoding that feeds declare. */
import type { OutsideDocument } from '../../platform/outside/outside-fetch.ts'
import { FeedError } from './feed-error.ts'

/** Long enough for an XML declaration. */
const PROLOG_BYTES = 1_024
const DECLARED = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/
const CHARSET = /;\s*charset\s*=\s*"?([\w.:-]+)/i
/** Encodings that the Encoding Standard reads as this one; feeds that declare UTF-8 and are not are usually in it. */
const FALLBACK = 'windows-1252'

/** By a byte order mark, or by the zero bytes around the first character of UTF-16 without one. */
const visibleEncoding = (bytes: Uint8Array): string | null => {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first !== 0 && second === 0) return 'utf-16le'
  return first === 0 && second !== 0 && second !== undefined ? 'utf-16be' : null
}

/** Declared by the header or, after that, by the document. */
const declaredEncoding = ({ bytes, contentType }: OutsideDocument): string | null => {
  const header = CHARSET.exec(contentType ?? '')?.[1]
  if (header !== undefined) return header
  return DECLARED.exec(new TextDecoder('latin1').decode(bytes.subarray(0, PROLOG_BYTES)))?.[1] ?? null
}

const decoderFor = (label: string, fatal: boolean): TextDecoder => {
  try {
    return new TextDecoder(label, { fatal })
  } catch (error) {
    throw new FeedError('The feed is in an unknown encoding.', { cause: error })
  }
}

/** Decodes by byte order mark, header or XML declaration (RFC 7303). Throws FeedError for an unknown encoding. */
export const decodeFeed = (document: OutsideDocument): string => {
  const { bytes } = document
  const label = visibleEncoding(bytes) ?? declaredEncoding(document) ?? 'utf-8'
  const decoder = decoderFor(label, false)
  if (decoder.encoding !== 'utf-8') return decoder.decode(bytes)
  try {
    return decoderFor(label, true).decode(bytes)
  } catch {
    return new TextDecoder(FALLBACK).decode(bytes)
  }
}
