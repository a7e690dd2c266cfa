import type { PackagesFile } from '../packages-file.ts'
import type { FiledTool, LintProblem } from './problem.ts'

/** Packages of tools that do not exist or are not offered any more, and slugs out of order. */
export const lintPackages = ({ packages }: PackagesFile, tools: readonly FiledTool[]): LintProblem[] => {
  const active = new Set(tools.filter(({ status }) => status === 'active').map(({ slug }) => slug))
  const slugs = Object.keys(packages)
  return slugs.flatMap((slug, index) => {
    const before = slugs[index - 1] ?? ''
    const messages = [
      ...(active.has(slug) ? [] : ['is not an active tool']),
      ...(slug < before ? [`must come before ${before}: the file is sorted by slug`] : []),
    ]
    return messages.map((message) => ({ file: 'packages.json', slug, rule: 'packages', message }))
  })
}
