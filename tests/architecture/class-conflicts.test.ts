import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ClassEffects, findClassConflicts, loadClassEffects } from './class-conflicts.ts'
import { projectRoot } from './cruise.ts'
import { readSources } from './source-rules.ts'

let effects: ClassEffects

beforeAll(async () => {
  effects = await loadClassEffects(path.join(projectRoot, 'client/styles/theme.css'))
})

const button = {
  file: 'client/ui/push.tsx',
  text: `const BASE = 'min-h-11 flex'
const VARIANTS = { wide: 'px-5 text-accent', plain: 'px-3' }
const classesOf = (kind, className) => classNames(BASE, VARIANTS[kind], className)
  export function Push({ kind, className }) { return <button className={classesOf(kind, className)} /> }
  export function Wrapped({ className }) { return <Push className={className} /> }`,
}
const use = (jsx: string) => ({ file: 'client/a.tsx', text: `export function A({ on }) { return ${jsx} }` })

describe('classes that contradict each other', () => {
  it.each([
    ['of a component and its caller', '<Push className="px-0" />', ['px-5 and px-0', 'px-3 and px-0']],
    ['through another component', '<Wrapped className="min-h-9" />', ['min-h-11 and min-h-9']],
    ['of one element', `<p className={classNames('text-soft', on && 'text-accent')} />`, ['text-soft and text-accent']],
    ['in one text', '<p className="text-sm mt-2 text-lg" />', ['text-sm and text-lg']],
    ['at the same width', '<p className="sm:mt-2 sm:mt-3" />', ['sm:mt-2 and sm:mt-3']],
  ])('are found %s', (_, jsx, expected) => {
    const found = findClassConflicts([button, use(jsx)], effects)
    expect(found.map((line) => line.replace(/^.* has both /, ''))).toEqual(expected)
  })

  it.each([
    ['alternatives', `<p className={on ? 'text-soft' : 'text-accent'} />`],
    ['an override that always wins', '<Push className="px-0!" />'],
    ['another width', '<Push className="-ml-3 max-sm:px-0" />'],
    ['one side of a box', '<p className="px-3 pr-8 border-line border-b-accent" />'],
    ['shadow and ring, which combine', '<p className="shadow-raised ring-1" />'],
  ])('are not seen in %s', (_, jsx) => {
    expect(findClassConflicts([button, use(jsx)], effects)).toEqual([])
  })

  it('are on no element of the client', () => {
    expect(findClassConflicts(readSources(projectRoot), effects)).toEqual([])
  })
})
