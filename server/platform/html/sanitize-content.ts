/** The only allow-list for HTML content: pages, guides, help articles, legal texts. */
import sanitizeHtml from 'sanitize-html'

const TEXT = ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'pre', 'blockquote', 'br', 'hr', 'a']
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'div']
const DETAILS = ['dl', 'dt', 'dd']

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...TEXT, ...TABLES, ...DETAILS],
  allowedAttributes: {
    a: ['href', 'rel'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    th: ['scope'],
    td: ['data-label'],
    // A horizontally scrolling table is focusable and labeled by its caption.
    div: [
      { name: 'class', multiple: false, values: ['table-scroll'] },
      { name: 'role', multiple: false, values: ['region'] },
      { name: 'tabindex', multiple: false, values: ['0'] },
      'aria-label',
    ],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Links to other sites pass on neither our reputation nor the visitor's URL.
  transformTags: {
    a: (tagName, { href = '' }) => {
      const attribs: Record<string, string> = { href }
      if (/^https?:/i.test(href)) attribs['rel'] = 'noopener noreferrer nofollow'
      return { tagName, attribs }
    },
  },
}

/**
 * HTML that cannot run or load anything: no scripts, styles, frames, forms, images, SVG or event handlers. Applied on
 * write and again on read, against old or manually edited rows.
 */
export const sanitizeContent = (html: string): string => sanitizeHtml(html, OPTIONS)
