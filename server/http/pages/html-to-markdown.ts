import type { Element, ElementContent, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toMdast } from 'hast-util-to-mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { routeAt } from '#core/routes/all-routes.ts'

/** Visual and interactive elements without text content. */
const DROPPED = new Set([
  'button',
  'dialog',
  'fieldset',
  'form',
  'img',
  'input',
  'label',
  'noscript',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
])

const isDropped = ({ tagName, properties }: Element): boolean =>
  DROPPED.has(tagName) || properties['hidden'] === true || properties['ariaHidden'] === 'true'

/** Controls that look like links, such as sign-in. They stay within a sentence. */
const isControl = ({ tagName, properties }: Element): boolean =>
  tagName === 'a' &&
  typeof properties['href'] === 'string' &&
  routeAt(properties['href'].split(/[?#]/, 1)[0] ?? '')?.visibility === 'private'

const absolute = (href: unknown, address: string): string | null => {
  if (typeof href !== 'string' || !URL.canParse(href, address)) return null
  const url = new URL(href, address)
  return /^(https?|mailto):$/.test(url.protocol) ? url.href : null
}

/** A copy without dropped elements; links become absolute, or only their text. */
const clean = (element: Element, address: string): Element => {
  const { tagName } = element
  const href = tagName === 'a' ? absolute(element.properties['href'], address) : null
  return {
    type: 'element',
    tagName: tagName === 'a' && href === null ? 'span' : tagName,
    properties: href === null ? {} : { href },
    children: cleanChildren(element, address),
  }
}

type Parent = { readonly tagName?: string; readonly children: readonly (ElementContent | RootContent)[] }

const textOf = (node: ElementContent): string => {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(textOf).join('') : ''
}

/** Elements that are only separated visually, by style sheets. */
const areApart = (before: ElementContent, after: ElementContent): boolean =>
  (before.type === 'element' || after.type === 'element') &&
  /[\p{L}\p{N})%]$/u.test(textOf(before)) &&
  /^[\p{L}\p{N}($]/u.test(textOf(after))

/** Whether words stand beside the elements. */
const isSentence = ({ tagName, children }: Parent): boolean =>
  tagName === 'p' || children.some((child) => child.type === 'text' && /\p{L}/u.test(child.value))

const cleanChildren = (parent: Parent, address: string): ElementContent[] => {
  const cleaned: ElementContent[] = []
  const mayDrop = !isSentence(parent)
  for (const child of parent.children) {
    const isKept =
      child.type === 'text' || (child.type === 'element' && !isDropped(child) && !(mayDrop && isControl(child)))
    if (!isKept) continue
    const node = child.type === 'element' ? clean(child, address) : child
    const last = cleaned.at(-1)
    if (last !== undefined && areApart(last, node)) cleaned.push({ type: 'text', value: ' ' })
    cleaned.push(node)
  }
  return cleaned
}

const findMain = (node: Root | Element): Element | null => {
  for (const child of node.children) {
    if (child.type !== 'element') continue
    const found = child.tagName === 'main' ? child : findMain(child)
    if (found !== null) return found
  }
  return null
}

/**
 * The content of `<main>` as GitHub Flavored Markdown; text that looks like Markdown or HTML is escaped.
 * @param address of the page, which its links are resolved against
 */
export const htmlToMarkdown = (html: string, address: string): string => {
  const main = findMain(fromHtml(html))
  if (main === null) return ''
  const tree = toMdast({ type: 'root', children: cleanChildren(main, address) })
  return toMarkdown(tree, { bullet: '-', emphasis: '_', rule: '-', extensions: [gfmToMarkdown()] })
}
