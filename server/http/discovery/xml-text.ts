const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Characters that XML 1.0 forbids, even escaped, and lone surrogates. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** A text without the characters that no XML document may contain. For libraries that escape but do not remove them. */
export const xmlCharacters = (text: string): string => text.replace(FORBIDDEN, '')

/** A text for the content of an XML element or for a quoted attribute. */
export const xmlText = (text: string): string =>
  xmlCharacters(text).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
