import { describe, expect, it } from 'vitest'
import { ADMIN_ROUTES } from '#core/routes/admin.ts'
import { MEMBER_ROUTES } from '#core/routes/member.ts'
import { bytesByRoute, packagesOf, shippedRows, shippedSources } from '#scripts/check-bundle.ts'
import { fragmentsUsed, inlineCalls } from '#scripts/vite-inline-documents.ts'

const IMPORT = "import { graphql } from '../gql/gql.ts'\n"
const SOURCE = 'graphql(`\n  query HomeRoute {\n    tools { totalCount }\n  }\n`)'
const NONE: ReadonlySet<string> = new Set()

describe('a call of graphql()', () => {
  it('becomes the generated document, without the import of the map', () => {
    const document = { kind: 'Document', definitions: [] }
    const code = inlineCalls(`${IMPORT}const Query = ${SOURCE}\n`, { HomeRouteDocument: document }, NONE)
    expect(code).toBe(`\nconst Query = (${JSON.stringify(document)})\n`)
  })

  it('fails the build when its document was not generated', () => {
    expect(() => inlineCalls(IMPORT + SOURCE, {}, NONE)).toThrow('npm run codegen')
  })

  it('ships a fragment alone only where the cache needs it', () => {
    const source = 'const Card_tool = graphql(`fragment Card_tool on Tool { id }`)'
    const generated = { Card_toolFragmentDoc: { kind: 'Document' } }
    expect(inlineCalls(source, generated, NONE)).toBe('const Card_tool = ({})')
    const used = fragmentsUsed(['readFragment(Other_tool, tool)', 'cache.readFragment({ fragment: Card_tool, id })'])
    expect(inlineCalls(source, generated, used)).toBe('const Card_tool = ({"kind":"Document"})')
  })
})

describe('the bundle check', () => {
  it('finds the source text of an operation', () => {
    const generated = 'export const HomeRouteDocument = {} as unknown'
    expect(shippedSources(SOURCE, generated)).toEqual(['HomeRoute'])
    expect(shippedSources('{"value":"HomeRoute"}', generated)).toEqual([])
  })

  it('counts every file of a screen once, and its table', () => {
    const entry = 'client/entry-client.tsx'
    const manifest = {
      [entry]: { file: 'entry.js', css: ['a.css'] },
      '_shared.js': { file: 'shared.js', imports: [entry] },
      'client/member-routes.tsx': { file: 'members.js', imports: [entry, '_shared.js'] },
      'client/routes/home.tsx': { file: 'home.js', imports: [entry, '_shared.js'] },
      'client/routes/member/dashboard.tsx': { file: 'dashboard.js', imports: [entry, '_shared.js'] },
    }
    const sizes: Record<string, number> = {
      'entry.js': 100,
      'shared.js': 10,
      'home.js': 1,
      'dashboard.js': 2,
      'members.js': 5,
      'a.css': 7,
    }
    expect(bytesByRoute(manifest, (file) => sizes[file] ?? 0)).toEqual([
      { route: 'member/dashboard', layout: 'member', js: 117, css: 7, own: 17 },
      { route: 'home', layout: 'public', js: 111, css: 7, own: 11 },
    ])
  })

  it('finds the packages that a module imports', () => {
    const code =
      'import { a } from "react";\nimport "rxjs/operators";\nimport fs from "node:fs";\n * import { b } from "zod"\n'
    expect(packagesOf(code)).toEqual(['react', 'rxjs/operators'])
  })

  it('finds rows of a route table', () => {
    const code = 'var r=[{...e,path:`/dashboard`,screen:`dashboard`},{path:"/settings"}];go("/profile")'
    expect(shippedRows(code, MEMBER_ROUTES)).toEqual(['/dashboard', '/settings'])
    expect(shippedRows(code, ADMIN_ROUTES)).toEqual([])
  })
})
