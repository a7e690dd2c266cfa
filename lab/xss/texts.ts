/** Machine-readable files of a hostile site: none of them may be a page that a browser runs. */
import { XMLValidator } from 'fast-xml-parser'

const FILES = [
  '/sitemap.xml',
  '/blog/rss.xml',
  '/blog/atom.xml',
  '/blog/feed.json',
  '/events.xml',
  ...['/new-tools', '/price-changes'].flatMap((path) => [`${path}/rss.xml`, `${path}/atom.xml`, `${path}/feed.json`]),
  '/llms.txt',
  '/tools.csv',
  '/tools.json',
  '/tools.ndjson',
  '/changes.ndjson',
]

/** The oEmbed of the pages, as JSON and XML. */
const oembeds = (origin: string, paths: readonly string[]): string[] =>
  paths
    .filter((path) => path.startsWith('/tool/'))
    .flatMap((path) =>
      ['json', 'xml'].map((format) => `/oembed?${new URLSearchParams({ url: origin + path, format })}`),
    )

/** Types that browsers never execute, because `nosniff` forbids sniffing. */
const PASSIVE = /^(text\/(plain|markdown|csv|xml)|application\/(json|x-ndjson|feed\+json|xml|rss\+xml|atom\+xml));/

/** Problems of the files, and of the Markdown copies of these paths. */
export const checkTexts = async (origin: string, paths: readonly string[]): Promise<string[]> => {
  const problems: string[] = []
  for (const path of [...FILES, ...paths.map((page) => `${page}.md`), ...oembeds(origin, paths)]) {
    const response = await fetch(`${origin}${path}`)
    const type = response.headers.get('content-type') ?? ''
    const body = await response.text()
    if (response.status !== 200) problems.push(`${path}: status ${response.status}`)
    if (!PASSIVE.test(type)) problems.push(`${path}: the type ${type}`)
    if (response.headers.get('x-content-type-options') !== 'nosniff')
      problems.push(`${path}: browsers may guess its type`)
    if (type.includes('xml') && XMLValidator.validate(body) !== true) problems.push(`${path}: not well-formed`)
    // An element that Markdown would pass through begins with an unescaped sign.
    if (
      path.endsWith('.md') &&
      /(^|[^\\`])<(?!https?:)[a-z!/?]/im.test(body.replace(/```[\s\S]*?```|`[^`\n]*`/g, ''))
    ) {
      problems.push(`${path}: HTML in Markdown`)
    }
    if (path.endsWith('.md') && /\]\(\s*(javascript|data|vbscript):/i.test(body.replaceAll('\\]', ''))) {
      problems.push(`${path}: a link that runs something`)
    }
  }
  return problems
}
