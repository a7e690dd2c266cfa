/** The articles built by `npm run build`, read once and validated. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import {
  type Article,
  articleSchema,
  type Guide,
  HELP_CATEGORIES,
  type HelpArticle,
  type LegalArticle,
} from '#core/articles/article.ts'
import { fillPlaceholders } from '#core/articles/placeholders.ts'
import { sanitizeContent } from '../../platform/html/sanitize-content.ts'
import { type SiteFacts, siteTexts } from './site-texts.ts'

/** An article with a hash of its visible content. */
type Read<Kind extends Article> = Kind & { readonly hash: string }

export type BuiltGuide = Read<Guide>
export type BuiltHelpArticle = Read<HelpArticle>
export type BuiltLegalPage = Read<LegalArticle>

export type BuiltArticles = {
  /** By category and order. */
  help(): readonly BuiltHelpArticle[]
  legal(): readonly BuiltLegalPage[]
  /** By slug. */
  guides(): readonly BuiltGuide[]
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, '\\$&')

const filled = (article: Article, texts: ReadonlyMap<string, string>): Article => {
  const by = (escaped: (text: string) => string) =>
    new Map([...texts].map(([name, text]) => [name, escaped(text)] as const))
  return {
    ...article,
    html: sanitizeContent(fillPlaceholders(article.html, by(escapeHtml))),
    markdown: fillPlaceholders(article.markdown, by(escapeMarkdown)),
    text: fillPlaceholders(article.text, texts),
  }
}

const placeOf = ({ category }: HelpArticle): number => HELP_CATEGORIES.findIndex(({ slug }) => slug === category)

const hashOf = ({ wordCount: _, text: __, ...read }: Article): string =>
  createHash('sha256').update(JSON.stringify(read)).digest('hex')

/**
 * Reads the articles on first use, so that other features work without a build. The HTML in `file` is sanitized again,
 * because it can be edited by hand.
 */
export const createBuiltArticles = ({ file, site }: { file: URL | string; site: SiteFacts }): BuiltArticles => {
  const load = () => {
    const articles = z.array(articleSchema).parse(JSON.parse(readFileSync(file, 'utf8')))
    const texts = new Map(Object.entries(siteTexts(site)))
    const all = articles.map((article) => {
      const read = filled(article, texts)
      return { ...read, hash: hashOf(read) }
    })
    const ofKind = <Kind extends Article['kind']>(kind: Kind) =>
      all.filter((article): article is Read<Extract<Article, { kind: Kind }>> => article.kind === kind)
    return {
      help: ofKind('help').sort((a, b) => placeOf(a) - placeOf(b) || a.order - b.order),
      legal: ofKind('legal'),
      guides: ofKind('guide'),
    }
  }
  let loaded: ReturnType<typeof load> | undefined
  const get = () => {
    loaded ??= load()
    return loaded
  }
  return { help: () => get().help, legal: () => get().legal, guides: () => get().guides }
}
