import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { expectPackages } from '#lab/deploy-check/trees.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

async function treeOf(packages: Record<string, string>, components: object[]): Promise<string> {
  const tree = await temporaryFolder()
  mkdirSync(join(tree, 'node_modules'))
  const installed = Object.fromEntries(
    Object.entries(packages).map(([name, version]) => [`node_modules/${name}`, { version }]),
  )
  writeFileSync(join(tree, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
  writeFileSync(join(tree, 'sbom.cdx.json'), JSON.stringify({ components }))
  return tree
}

const PACKAGES = { '@pothos/core': '4.0.0', 'pg/node_modules/pg-int8': '1.0.1' }
const COMPONENTS = [
  { group: '@pothos', name: 'core', version: '4.0.0' },
  { name: 'pg-int8', version: '1.0.1' },
]

test('a tree with all installed packages in its SBOM is complete', async () => {
  const tree = await treeOf(PACKAGES, COMPONENTS)
  expect(() => expectPackages(tree)).not.toThrow()
})

test('a package that the SBOM lacks, and one for development, are named', async () => {
  const [first = {}] = COMPONENTS
  const incomplete = await treeOf(PACKAGES, [first])
  expect(() => expectPackages(incomplete)).toThrow('The SBOM lacks pg-int8@1.0.1')
  const withTools = await treeOf({ vitest: '5.0.0' }, [])
  expect(() => expectPackages(withTools)).toThrow('Development packages are installed: node_modules/vitest')
})
