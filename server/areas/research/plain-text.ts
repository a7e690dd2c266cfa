import sanitizeHtml from 'sanitize-html'

const MAX_HTML = 20_000
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }
/** Elements that separate words. */
const BLOCK = /<(?:br|hr|\/?(?:p|div|li|ul|ol|h[1-6]|tr|t[dh]|blockquote|section|article))\b/gi
/** Soft hyphens, direction marks and other signs without a width of their own, inside of words. */
const INSIDE_WORDS = /[\u00ad\u200e\u200f\u2060\ufeff]/gu
/** Scripts in which a joiner changes how letters are written, as in Persian. */
const JOINED = String.raw`[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]\p{M}*`
const EMOJI = String.raw`\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?`
const INVISIBLE = new RegExp(
  String.raw`(?<=${JOINED})[\u200c\u200d](?=${JOINED})|(?<=${EMOJI})\u200d(?=${EMOJI})|([\p{Cc}\p{Cf}\s])`,
  'gu',
)

/**
 * Untrusted HTML or text as one line of plain text, at most `max` characters: without control characters and invisible
 * ones, except for the joiners of emoji and of scripts that need them.
 */
export const plainText = (html: string, max: number): string => {
  const text = sanitizeHtml(html.slice(0, MAX_HTML).replace(BLOCK, ' $&'), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? '')
    .replace(INSIDE_WORDS, '')
    .replace(INVISIBLE, (sign, other: string | undefined) => (other === undefined ? sign : ' '))
    .replace(/ +/g, ' ')
    .trim()
  const characters = [...text]
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`
}
