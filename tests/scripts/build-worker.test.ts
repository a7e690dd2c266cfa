import { expect, test } from 'vitest'
import { type Manifest, offlineBuildOf } from '#scripts/build-worker.ts'

const chunk = (file: string, more: object = {}) => ({ file: `assets/${file}.js`, ...more })

const MANIFEST: Manifest = {
  'client/entry-client.tsx': chunk('entry', {
    imports: ['parts'],
    dynamicImports: ['client/routes/directory.tsx', 'client/routes/pricing.tsx', 'client/admin-routes.tsx'],
    css: ['assets/all.css'],
    assets: ['assets/sans.woff2'],
  }),
  parts: chunk('parts'),
  'client/layout/error-details.tsx': chunk('error', { imports: ['client/entry-client.tsx'] }),
  'client/lib/retry-later.ts': chunk('retry'),
  'client/lib/load-again.ts': chunk('again', { imports: ['client/lib/retry-later.ts'] }),
  'client/routes/directory.tsx': chunk('directory', { imports: ['parts', 'cards'], dynamicImports: ['saved'] }),
  'client/routes/tool.tsx': chunk('tool', { imports: ['cards'] }),
  'client/routes/quiz.tsx': chunk('quiz', { dynamicImports: ['client/lib/retry-later.ts'] }),
  'client/routes/quiz-results.tsx': chunk('results'),
  'client/routes/pricing.tsx': chunk('pricing'),
  'client/admin-routes.tsx': chunk('admin'),
  cards: chunk('cards'),
  saved: chunk('saved', { imports: ['search'] }),
  search: chunk('search'),
}
const contents = (file: string) => `contents of ${file}`

test('the worker lists what its screens load, now or later, and nothing of other screens', () => {
  const build = offlineBuildOf(MANIFEST, contents)
  expect(build.modules).toEqual(['/assets/parts.js', '/assets/entry.js'])
  expect(build.later).toEqual(['/assets/error.js', '/assets/retry.js', '/assets/again.js'])
  expect(build.frame).toEqual([
    '/assets/all.css',
    '/assets/sans.woff2',
    ...build.modules,
    ...build.later,
    '/theme.js',
    '/start.js',
    '/favicon.svg',
    '/manifest.webmanifest',
  ])
  expect(build.catalogue.screen).toBe('/assets/directory.js')
  expect([...build.catalogue.files].sort()).toEqual(
    ['cards', 'directory', 'saved', 'search', 'tool'].map((name) => `/assets/${name}.js`),
  )
  expect(build.quiz.files).toEqual(['/assets/quiz.js', '/assets/results.js'])
})

test('its version changes with every file', () => {
  const { version } = offlineBuildOf(MANIFEST, contents)
  expect(version).toMatch(/^[0-9a-f]{12}$/)
  expect(offlineBuildOf(MANIFEST, contents).version).toBe(version)
  const edited = (file: string) => (file === 'theme.js' ? 'other' : contents(file))
  expect(offlineBuildOf(MANIFEST, edited).version).not.toBe(version)
  const renamed = { ...MANIFEST, search: chunk('search2') }
  expect(offlineBuildOf(renamed, contents).version).not.toBe(version)
})

test('a file that is missing fails the build', () => {
  const { saved: _removed, ...others } = MANIFEST
  expect(() => offlineBuildOf(others, contents)).toThrow('The manifest has no saved')
})
