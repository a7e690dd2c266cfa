/**
 * Renders the editorial articles of `content/` (Markdown with front matter). `scripts/build.ts` writes them to
 * `dist/articles.json`, where the server reads them.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Article, articlePath, articleSchema } from '../core/articles/article.ts'
import { fillPlaceholders, PLACEHOLDERS, unknownPlaceholders } from '../core/articles/placeholders.ts'
import { momentDayText } from '../core/display/dates.ts'
import { routeAt } from '../core/routes/all-routes.ts'
import { MOVED_ROUTES } from '../core/routes/public.ts'
import { ArticleError, FRONT_MATTER, readFields, splitFile } from './articles/front-matter.ts'
import { renderMarkdown } from './articles/render-markdown.ts'

type Built = { readonly file: string; readonly article: Article; readonly links: readonly string[] }

type Folder = keyof typeof FRONT_MATTER

function buildArticle(root: string, file: string): Built {
  const folder = basename(dirname(file)) as Folder
  const source = readFileSync(join(root, file), 'utf8')
  const [unknown] = unknownPlaceholders(source)
  if (unknown !== undefined) throw new ArticleError(file, `has the unknown placeholder {{${unknown}}}`)
  const { fields, body } = splitFile(file, fillPlaceholders(source, PLACEHOLDERS))
  const slug = basename(file, '.md')
  const markdown = `${body.trim()}\n`
  const parts = (title: string, text = markdown) => {
    const { links, ...rendered } = renderMarkdown(file, title, text)
    return { links, common: { slug, markdown: text, ...rendered } }
  }
  if (folder === 'help') {
    const { updated_on: updatedOn, ...rest } = readFields(file, FRONT_MATTER.help, fields)
    const { links, common } = parts(rest.title)
    return { file, links, article: checked(file, { kind: 'help', ...rest, updatedOn, ...common }) }
  }
  if (folder === 'legal') {
    const { updated_on: updatedOn, change_on: on, change, ...rest } = readFields(file, FRONT_MATTER.legal, fields)
    const announced = on === undefined || change === undefined ? null : { on, summary: change }
    const notice = announced === null ? '' : `> **From ${momentDayText(announced.on)}:** ${announced.summary}\n\n`
    const { links, common } = parts(rest.title, `${notice}${markdown}`)
    return { file, links, article: checked(file, { kind: 'legal', ...rest, updatedOn, announced, ...common }) }
  }
  const { updated_on: updatedOn, ...rest } = readFields(file, FRONT_MATTER.guides, fields)
  const { links, common } = parts(rest.title)
  return { file, links, article: checked(file, { kind: 'guide', ...rest, updatedOn, ...common }) }
}

function checked(file: string, article: unknown): Article {
  const result = articleSchema.safeParse(article)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new ArticleError(file, `${issue?.path.join('.')}: ${issue?.message}`)
}

/** Files that the server makes, which no route table lists. */
const FILES: ReadonlySet<string> = new Set(['/tools.csv', '/tools.json'])

/** Why a link of an article leads nowhere; null for one that does not. Links to other sites are not looked at. */
function linkProblem(link: string, from: Built, byPath: ReadonlyMap<string, Article>): string | null {
  if (/^(https:|mailto:)/.test(link)) return null
  if (link.startsWith('#'))
    return from.article.headings.some(({ id }) => id === link.slice(1)) ? null : 'no such heading'
  if (!link.startsWith('/')) return 'neither a path nor https'
  const path = link.split(/[?#]/, 1)[0] ?? ''
  const article = byPath.get(path)
  const id = link.split('#')[1]
  if (article !== undefined && id !== undefined) {
    return article.headings.some((heading) => heading.id === id) ? null : 'no such heading'
  }
  if (MOVED_ROUTES.some((row) => row.path === path)) return 'a former address'
  if (FILES.has(path)) return null
  if (routeAt(path) === null) return 'no such page'
  const ofArticles = /^\/(help|blog)\//.test(path)
  return ofArticles && article === undefined ? 'no such article' : null
}

function checkTogether(built: readonly Built[]): void {
  const seen = new Map<string, string>()
  for (const { file, article } of built) {
    // Guides and help articles share neither an address nor, for readers, a title.
    for (const key of [`slug ${article.slug}`, `title "${article.title}"`]) {
      const earlier = seen.get(key)
      if (earlier !== undefined) throw new ArticleError(file, `has the ${key} of ${earlier}`)
      seen.set(key, file)
    }
  }
  const byPath = new Map(built.map(({ article }) => [articlePath(article) as string, article]))
  for (const one of built) {
    for (const link of one.links) {
      const problem = linkProblem(link, one, byPath)
      if (problem !== null) throw new ArticleError(one.file, `links to ${link}: ${problem}`)
    }
  }
}

/** All articles below `root`, checked and rendered, in the order of their files. Throws ArticleError with one line. */
export function buildArticles(root: string): readonly Article[] {
  const pattern = `content/{${Object.keys(FRONT_MATTER).join(',')}}/*.md`
  const files = globSync(pattern, { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  const built = files.sort().map((file) => buildArticle(root, file))
  checkTogether(built)
  return built.map(({ article }) => article)
}
