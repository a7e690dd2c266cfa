// npm start, on whichever Node.js runs it: says in one line what is missing, then hands over to start.ts, or with
// --watch to watch.ts. JavaScript, because an older Node.js can read nothing else.
import { existsSync, readFileSync } from 'node:fs'
import module from 'node:module'

/** @returns {string | null} why the product cannot start */
function findProblem() {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const missing = Object.keys(dependencies).filter((name) => !existsSync(`node_modules/${name}/package.json`))
  if (missing.length > 0)
    return `Packages are not installed: ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ' and others' : ''}`
  if (process.features.typescript) return null
  return `Node.js ${process.version} cannot run the product, and the Node.js that comes with it is not installed`
}

const problem = findProblem()
if (problem === null) {
  // Caches compiled code and stripped types, which saves a fifth of the start. Before the first TypeScript file, so that
  // Node.js does not load its compiler at all (optional, and absent in older versions).
  module.enableCompileCache?.('.cache/compiled')
  await import(process.argv.includes('--watch') ? './watch.ts' : './start.ts')
} else {
  console.error(`${problem}. Run \`npm ci\`, with development packages, and then \`npm start\` again.`)
  process.exitCode = 1
}
