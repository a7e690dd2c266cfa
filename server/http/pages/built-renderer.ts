import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AssetsForModules, Render } from '../../../core/rendering.ts'

/** Something that renders pages: what the build made, or Vite while developing. */
export type Renderer = { readonly render: Render; readonly assetsFor: AssetsForModules }

type ManifestChunk = { readonly file: string; readonly css?: string[]; readonly imports?: string[] }
type Manifest = Readonly<Record<string, ManifestChunk>>

/** From a Vite manifest to the files that a page of the given source modules needs, each once. */
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

/** Loads what `npm run build` made in `distDir`. Throws when it is not there. */
export const loadBuiltRenderer = async (distDir: string): Promise<Renderer> => {
  const manifest = JSON.parse(readFileSync(path.join(distDir, 'client/.vite/manifest.json'), 'utf8')) as Manifest
  const entry = pathToFileURL(path.join(distDir, 'server/entry-server.js')).href
  const { render } = (await import(entry)) as { render: Render }
  return { render, assetsFor: assetsFromManifest(manifest) }
}
