import type { MarkIcon, MarksFile } from '../mark-record.ts'
import { registrableDomain } from '../registrable-domain.ts'
import type { FiledTool, LintProblem } from './problem.ts'

type ToolMark = MarksFile['tools'][string]

const FILE = 'marks.json'

const agreementProblem = (mark: ToolMark, tool: FiledTool, { icons }: MarksFile): string | null => {
  const icon = icons[mark.icon]
  if (icon === undefined) return `names the icon "${mark.icon}", which is not described`
  if ('domain' in mark) {
    const domain = registrableDomain(tool.website_url)
    if (domain !== mark.domain)
      return `states the domain ${mark.domain}, and the tool has ${domain ?? 'none of its own'}`
    return icon.domains.includes(domain) ? null : `${domain} is no domain of "${icon.stands_for}"`
  }
  if (tool.vendor !== mark.vendor) return `states the vendor "${mark.vendor}", and the tool has "${tool.vendor}"`
  return icon.vendors.includes(mark.vendor) ? null : `"${mark.vendor}" is no vendor of "${icon.stands_for}"`
}

const originProblem = ({ source, domains, source_url }: MarkIcon): string | null => {
  if (source !== 'svg-logos') return null
  if (source_url === undefined) return 'needs the source_url that was compared: its collection has none'
  const domain = registrableDomain(source_url)
  return domain !== null && domains.includes(domain) ? null : `was compared at ${source_url}, on no domain of its brand`
}

/** Problems of the mark map, including unused icons. */
export const lintMarks = (marks: MarksFile, tools: readonly FiledTool[]): LintProblem[] => {
  const bySlug = new Map(tools.map((tool) => [tool.slug, tool]))
  const wrong = Object.entries(marks.tools).flatMap(([slug, mark]) => {
    const tool = bySlug.get(slug)
    const message = tool === undefined ? 'is not in the catalog' : agreementProblem(mark, tool, marks)
    return message === null ? [] : [{ file: FILE, slug, rule: 'mark', message }]
  })
  const used = new Set(Object.values(marks.tools).map(({ icon }) => icon))
  const unused = Object.keys(marks.icons).filter((icon) => !used.has(icon))
  const withoutOrigin = Object.entries(marks.icons).flatMap(([slug, icon]) => {
    const message = originProblem(icon)
    return message === null ? [] : [{ file: FILE, slug, rule: 'mark-origin', message }]
  })
  return [
    ...wrong,
    ...withoutOrigin,
    ...unused.map((icon) => ({ file: FILE, slug: icon, rule: 'unused-icon', message: 'stands for no tool' })),
  ]
}
