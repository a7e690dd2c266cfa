/** The cards of tools that cannot be shown. */
import { PRODUCT_NAME } from '#core/brand.ts'
import { type EmbedDocument, embedDocument } from './embed-document.ts'
import type { Theme } from './embed-theme.ts'
import type { EmbedTool } from './embed-tools.ts'
import { markup } from './markup.ts'

type Options = { readonly publicUrl: string; readonly theme: Theme | null }

const card = (document: Omit<EmbedDocument, 'canonical' | 'content'>, text: string): string =>
  embedDocument({
    ...document,
    canonical: null,
    content: markup`<h1>${document.title}</h1>
<p class="about">${text}</p>`,
  })

/** With 410: the page of the tool keeps its record. */
export const endedCard = ({ name, slug, statusText }: EmbedTool, { publicUrl, theme }: Options): string =>
  card(
    {
      title: statusText ?? `${name} is no longer listed`,
      page: `${publicUrl}/tool/${slug}`,
      more: 'See its record',
      theme,
    },
    `${PRODUCT_NAME} keeps its record and lists alternatives.`,
  )

/** With 404. */
export const unknownCard = (what: 'tool' | 'comparison', { publicUrl, theme }: Options): string =>
  card(
    {
      title: what === 'tool' ? 'Tool not found' : 'Comparison not found',
      page: `${publicUrl}/ai-tools`,
      more: 'See all AI tools',
      theme,
    },
    what === 'tool'
      ? `There is no tool at this address on ${PRODUCT_NAME}.`
      : `One of these tools is not on ${PRODUCT_NAME}.`,
  )
