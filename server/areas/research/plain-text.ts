import sanitizeHtml from 'sanitize-html'

const MAX_HTML = 20_000
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** Untrusted HTML or text as one line of plain text without control characters, at most `max` characters. */
export const plainText = (html: string, max: number): string => {
  const text = sanitizeHtml(html.slice(0, MAX_HTML), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? '')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  const characters = [...text]
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`
}
