import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Finding, ok, problem } from './finding.ts'

/** The major version that runs TypeScript without a build, and that the product is tested with. */
const NODE_MAJOR = 24

/** What a build makes and the server reads. */
const BUILT = [
  'dist/client/.vite/manifest.json',
  'dist/server/entry-server.js',
  'dist/articles.json',
  'dist/marks.json',
  'dist/passwords/leaked.bin',
  'prisma/client/client.ts',
]

export function checkNode(version = process.versions.node): Finding {
  const major = Number(version.split('.')[0])
  if (major >= NODE_MAJOR) return ok('Node.js', version)
  return problem('Node.js', `${version} cannot run the product`, `Install Node.js ${NODE_MAJOR}.`)
}

export function checkFiles(root: string): Finding {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const isMissing = (file: string) => !existsSync(path.join(root, file))
  const packages = Object.keys(dependencies).filter((name) => isMissing(`node_modules/${name}/package.json`))
  const [first] = packages
  if (first !== undefined) {
    const others = packages.length > 1 ? ` and ${packages.length - 1} others` : ''
    return problem('files', `Packages are not installed: ${first}${others}`, 'Run `npm ci`.')
  }
  const files = BUILT.filter(isMissing)
  if (files.length === 0) return ok('files', 'packages and build are complete')
  return problem(
    'files',
    `Not built: ${files.join(', ')}`,
    'Run `npm run build` where development packages are installed.',
  )
}
