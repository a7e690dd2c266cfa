import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from './cruise.ts'
import { deadLinks, listedPackages, missingFiles, unknownScripts } from './documents.ts'

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8')
const list = (folder: string) => readdirSync(path.join(projectRoot, folder)).map((name) => `${folder}/${name}`)
const exists = (file: string) => existsSync(path.join(projectRoot, file))
type Manifest = Record<'scripts' | 'dependencies' | 'devDependencies', object>
const manifest = JSON.parse(read('package.json')) as Manifest
const lab = JSON.parse(read('lab/packages/package.json')) as Pick<Manifest, 'dependencies'>

const documents = globSync(
  ['*.md', 'docs/**/*.md', '{core,client,server,payment-simulator,lab,examples}/**/README.md'],
  {
    cwd: projectRoot,
  },
).map((file) => ({ file, text: read(file) }))

describe.each(documents)('$file', ({ file, text }) => {
  it('names scripts that exist', () => expect(unknownScripts(text, Object.keys(manifest.scripts))).toEqual([]))
  it('names files that exist', () => expect(missingFiles(text, exists)).toEqual([]))
  it('links to existing targets', () => expect(deadLinks(file, text, exists)).toEqual([]))
})

it('keeps the overview of the architecture short', () => {
  expect(read('docs/architecture.md').split('\n').length).toBeLessThanOrEqual(150)
})

/** A link to another decision. */
const LINK = '\\[(\\d{3})\\]\\(\\d{3}-[a-z0-9-]+\\.md\\)'

describe('the decision on dependencies', () => {
  it('gives a reason for each package, and for no other', () => {
    const installed = [manifest.dependencies, manifest.devDependencies, lab.dependencies].flatMap(Object.keys)
    expect(listedPackages(read('docs/decisions/007-dependencies.md')).sort()).toEqual(installed.sort())
  })
})

describe('decisions', () => {
  it.each(list('docs/decisions'))('%s says context, decision and consequences', (file) => {
    const headings = [...read(file).matchAll(/^## (.+)$/gm)].map((match) => match[1])
    expect(headings).toEqual(['Context', 'Decision', 'Consequences'])
  })

  it.each(list('docs/decisions'))('%s begins with a title, a date and a status', (file) => {
    const number = path.basename(file).slice(0, 3)
    const status = `(Accepted|Accepted, supersedes ${LINK}.*|Superseded by ${LINK}.*)`
    expect(read(file)).toMatch(
      new RegExp(`^# ${number}: .+\\n\\n- Date: \\d{4}-\\d\\d-\\d\\d\\n- Status: ${status}\\n\\n## Context\\n`),
    )
  })
})

describe('violations', () => {
  it('reports a missing script', () => {
    expect(unknownScripts('Run `npm run gone` or `npm test`.', ['test'])).toEqual(['gone'])
  })
  it('reports a missing file', () => {
    expect(missingFiles('See `server/gone.ts` and `core/`.', (file) => file === 'core/')).toEqual(['server/gone.ts'])
  })
  it('reports a broken link', () => {
    const text = '[a](gone.md) [b](../README.md#part) [c](https://example.com)'
    expect(deadLinks('docs/x.md', text, (file) => file === 'README.md')).toEqual(['docs/gone.md'])
  })
})
