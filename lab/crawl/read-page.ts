/** A page as seen by a crawler: head, headings, links and structured data. */
import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'

export type PageFacts = {
  readonly title: string | null
  readonly description: string | null
  readonly canonicals: readonly string[]
  readonly isIndexable: boolean
  readonly headings: readonly string[]
  /** `href` values of links in the body. */
  readonly links: readonly string[]
  /** Linked and loaded resources: style sheets, scripts, images, feeds, copies, the preview image. */
  readonly resources: readonly string[]
  /** Every `id`, the targets of fragments. */
  readonly ids: ReadonlySet<string>
  readonly repeatedIds: readonly string[]
  readonly jsonLd: readonly string[]
}

const text = (node: Nodes): string => {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(text).join('') : ''
}

const elementsOf = (node: Nodes): Element[] => {
  if (!('children' in node)) return []
  return node.children.flatMap((child) => (child.type === 'element' ? [child, ...elementsOf(child)] : []))
}

const property = (element: Element, name: string): string | null => {
  const value = element.properties[name]
  if (Array.isArray(value)) return value.join(' ')
  return typeof value === 'string' ? value : null
}

/** `<link>` types whose target must exist. */
const LOADED = ['stylesheet', 'alternate', 'icon', 'apple-touch-icon']

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

export const readPage = (html: string): PageFacts => {
  const elements = elementsOf(fromHtml(html))
  const named = (tagName: string) => elements.filter((element) => element.tagName === tagName)
  const meta = (key: 'name' | 'property', name: string): string | null => {
    const found = named('meta').find((element) => property(element, key) === name)
    return found === undefined ? null : property(found, 'content')
  }
  const addresses = (tagName: string, name: string): string[] =>
    named(tagName).flatMap((element) => property(element, name) ?? [])
  const links = named('link')
  const ids = elements.flatMap((element) => property(element, 'id') ?? [])
  const title = named('title')[0]
  return {
    title: title === undefined ? null : text(title),
    description: meta('name', 'description'),
    canonicals: links
      .filter((link) => property(link, 'rel') === 'canonical')
      .map((link) => property(link, 'href') ?? ''),
    isIndexable: !(meta('name', 'robots') ?? '').includes('noindex'),
    headings: named('h1').map((heading) => text(heading).trim()),
    links: addresses('a', 'href'),
    resources: [
      ...links
        .filter((link) => LOADED.includes(property(link, 'rel') ?? ''))
        .flatMap((link) => property(link, 'href') ?? []),
      ...addresses('script', 'src'),
      // Loaded by `client/public/start.js`.
      ...['dataModules', 'dataLater']
        .flatMap((name) => addresses('script', name))
        .flatMap((modules) => modules.split(' ')),
      ...addresses('img', 'src'),
      ...[meta('property', 'og:image') ?? []].flat(),
    ],
    ids: new Set(ids),
    repeatedIds: repeated(ids),
    jsonLd: named('script')
      .filter((script) => property(script, 'type') === 'application/ld+json')
      .map(text),
  }
}
