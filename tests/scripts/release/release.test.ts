import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { release } from '#scripts/release/release.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const containerFile = (command: string) => `FROM a AS build
RUN false
FROM a AS dependencies
COPY package.json ./
RUN --mount=type=cache,target=/c ${command} \\
  && cat package.json > sbom
FROM a
COPY --from=dependencies /app/node_modules node_modules
COPY --from=dependencies /app/sbom sbom.json
COPY --from=build /app/server server
`

async function openSources(command = 'mkdir node_modules') {
  const folder = await temporaryFolder()
  const [root, target] = [join(folder, 'sources'), join(folder, 'release')]
  mkdirSync(join(root, 'server'), { recursive: true })
  mkdirSync(join(root, 'secrets'))
  writeFileSync(join(root, 'server/main.ts'), 'main')
  writeFileSync(join(root, 'package.json'), '{}')
  writeFileSync(join(root, 'Dockerfile'), containerFile(command))
  return { root, target }
}

test('a release contains what the image copies, and nothing else', async () => {
  const { root, target } = await openSources()
  release(root, target)
  expect(readdirSync(target).sort()).toEqual(['node_modules', 'sbom.json', 'server'])
  expect(readFileSync(join(target, 'server/main.ts'), 'utf8')).toBe('main')
  expect(readFileSync(join(target, 'sbom.json'), 'utf8')).toBe('{}')
})

test('a folder with files is left alone', async () => {
  const { root } = await openSources()
  expect(() => release(root, root)).toThrow(`${root} is not empty`)
  expect(existsSync(join(root, 'server/main.ts'))).toBe(true)
})

test('a failed command leaves nothing behind', async () => {
  const { root, target } = await openSources('mkdir node_modules && exit 3')
  expect(() => release(root, target)).toThrow(/^This command of the Dockerfile failed: mkdir node_modules && exit 3/)
  expect(existsSync(target)).toBe(false)
})

test('what is not built is named', async () => {
  const { root, target } = await openSources()
  writeFileSync(join(root, 'Dockerfile'), `${containerFile('true')}COPY --from=build /app/dist dist\n`)
  expect(() => release(root, target)).toThrow('Not built: dist. Run `npm run build` first.')
})

test('a container file without packages is refused', async () => {
  const { root, target } = await openSources()
  writeFileSync(join(root, 'Dockerfile'), 'FROM a\n')
  expect(() => release(root, target)).toThrow('The Dockerfile lacks a stage')
})
