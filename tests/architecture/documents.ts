import path from 'node:path'

type Exists = (file: string) => boolean

/** Folders that mark a text in backticks as a path of this repository. */
const FOLDERS = 'core|server|payment-simulator|client|prisma|scripts|lab|examples|tests|e2e|docs'
/** Build products and patterns, which are not in the tree. */
const NOT_IN_TREE = /[<>*{}]|^prisma\/client\//

/** Scripts mentioned in a document that package.json lacks. */
export function unknownScripts(text: string, scripts: string[]): string[] {
  const run = [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map((match) => match[1] ?? '')
  const short = [...text.matchAll(/npm (test|start)\b/g)].map((match) => match[1] ?? '')
  return [...run, ...short].filter((name) => !scripts.includes(name))
}

/** Paths in backticks that do not exist. */
export function missingFiles(text: string, exists: Exists): string[] {
  const paths = [...text.matchAll(new RegExp(`\`((?:${FOLDERS})/[^\`\\s]*)\``, 'g'))].map((match) => match[1] ?? '')
  return paths.filter((file) => !NOT_IN_TREE.test(file) && !exists(file))
}

/** Broken relative links of a document, as paths from the project root. */
export function deadLinks(file: string, text: string, exists: Exists): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map((match) => (match[1] ?? '').split('#')[0] ?? '')
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => path.posix.join(path.posix.dirname(file), target))
    .filter((target) => !exists(target))
}

/** Packages in the first column of a document's tables. */
export function listedPackages(text: string): string[] {
  return [...text.matchAll(/^\| `([^`]+)` \|/gm)].map((match) => match[1] ?? '')
}
