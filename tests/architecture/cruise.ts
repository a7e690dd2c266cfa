import { createRequire } from 'node:module'
import path from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'

export const projectRoot = path.resolve(import.meta.dirname, '../..')

type Rule = { name: string; comment: string }
type Configuration = {
  forbidden: Rule[]
  options: Record<string, unknown> & { enhancedResolveOptions: Record<string, unknown> }
}

const configuration = createRequire(import.meta.url)(path.join(projectRoot, '.dependency-cruiser.cjs')) as Configuration

/** The names of all rules in .dependency-cruiser.cjs, in its order. */
export const ruleNames = configuration.forbidden.map((rule) => rule.name)

/**
 * Applies the project's import rules to a tree.
 * @param root folder used as the project root
 * @param folders folders to read; callers omit missing ones
 */
export async function cruiseTree(root: string, folders: string[]): Promise<ICruiseResult> {
  const { enhancedResolveOptions, ...options } = configuration.options
  const result = await cruise(
    folders,
    { ...options, baseDir: root, validate: true, ruleSet: { forbidden: configuration.forbidden } } as never,
    enhancedResolveOptions,
  )
  return result.output as ICruiseResult
}

/** One line per violation: `rule: from -> to`. */
export function violationsOf(result: ICruiseResult): string[] {
  return result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)
}
