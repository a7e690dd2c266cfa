import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AssetsForModules, Render } from '#core/rendering.ts'

/** Renders pages, from the build or through Vite in development. */
export type Renderer = { readonly render: Render; readonly assetsFor: AssetsForModules }

type ManifestChunk = { readonly file: string; readonly css?: string[]; readonly imports?: string[] }
type Manifest = Readonly<Record<string, ManifestChunk>>

/** Maps source modules to the built files of a page via the Vite manifest, deduplicated. */
export const assetsFromManifest =
  (manifest: Manifest): AssetsForModules =>
  (sources) => {
    const seen = new Set<string>()
    const modules: string[] = []
    const styles = new Set<string>()
    const visit = (key: string) => {
      const chunk = manifest[key]
      if (chunk === undefined || seen.has(key)) return
      seen.add(key)
      for (const style of chunk.css ?? []) styles.add(`/${style}`)
      for (const imported of chunk.imports ?? []) visit(imported)
      modules.push(`/${chunk.file}`)
    }
    for (const source of sources) visit(source)
    return { modules, styles: [...styles] }
  }

/** Loads the build in `distDir`. Throws when it is missing. */
export const loadBuiltRenderer = async (distDir: string): Promise<Renderer> => {
  const manifest = JSON.parse(readFileSync(path.join(distDir, 'client/.vite/manifest.json'), 'utf8')) as Manifest
  const entry = pathToFileURL(path.join(distDir, 'server/entry-server.js')).href
  const { render } = (await import(entry)) as { render: Render }
  return { render, assetsFor: assetsFromManifest(manifest) }
}
