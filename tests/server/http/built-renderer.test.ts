import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { assetsFromManifest, loadBuiltRenderer } from '#server/http/pages/built-renderer.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const manifest = {
  'client/entry.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_shared.js'] },
  'client/page.tsx': {
    file: 'assets/page.js',
    css: ['assets/page.css', 'assets/entry.css'],
    imports: ['_shared.js', 'client/entry.tsx'],
  },
  '_shared.js': { file: 'assets/shared.js', imports: ['client/page.tsx'] },
}

describe('the files of a page', () => {
  test.each([
    [
      ['client/entry.tsx'],
      {
        modules: ['/assets/page.js', '/assets/shared.js', '/assets/entry.js'],
        styles: ['/assets/entry.css', '/assets/page.css'],
      },
    ],
    [
      ['client/entry.tsx', 'client/page.tsx'],
      {
        modules: ['/assets/page.js', '/assets/shared.js', '/assets/entry.js'],
        styles: ['/assets/entry.css', '/assets/page.css'],
      },
    ],
    [['client/unknown.tsx'], { modules: [], styles: [] }],
    [[], { modules: [], styles: [] }],
  ])('of %j are each named once, rings of imports included', (modules, assets) => {
    expect(assetsFromManifest(manifest)(modules)).toEqual(assets)
  })
})

describe('the built renderer', () => {
  test('renders with what the build made', async () => {
    const dist = await temporaryFolder()
    await mkdir(join(dist, 'client/.vite'), { recursive: true })
    await mkdir(join(dist, 'server'))
    await writeFile(join(dist, 'client/.vite/manifest.json'), JSON.stringify(manifest))
    await writeFile(join(dist, 'server/package.json'), '{"type":"module"}')
    await writeFile(
      join(dist, 'server/entry-server.js'),
      'export const render = async ({ url }) => ({ kind: "page", html: url })',
    )
    const { render, assetsFor } = await loadBuiltRenderer(dist)
    expect(assetsFor(['client/entry.tsx']).modules).toContain('/assets/entry.js')
    const request = { url: '/a', origin: '', now: new Date(0), execute: async () => ({}), assetsFor }
    expect(await render(request)).toEqual({ kind: 'page', html: '/a' })
  })

  test('says which file is missing when nothing was built', async () => {
    await expect(loadBuiltRenderer(await temporaryFolder())).rejects.toMatchObject({
      code: 'ENOENT',
      path: expect.stringContaining('manifest.json') as string,
    })
  })
})
