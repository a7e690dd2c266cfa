import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type Copy, commandsOf, copiesOf, type Stage, stagesOf } from '../container-file.ts'

/** A release that cannot be made. The message is for the operator. */
export class ReleaseError extends Error {}

/** The folder of the product inside the image. */
const INSIDE = '/app'
/** Where the packages are installed, within the new folder, so that they can be moved. */
const STAGING = '.installing'

/** The stages of the product's container file: `dependencies` installs, the last one is the image. */
export function readStages(root: string): { readonly dependencies: Stage; readonly image: Stage } {
  const stages = stagesOf(readFileSync(path.join(root, 'Dockerfile'), 'utf8'))
  const [dependencies, image] = [stages.find(({ name }) => name === 'dependencies'), stages.at(-1)]
  if (dependencies === undefined || image === undefined) throw new ReleaseError('The Dockerfile lacks a stage')
  return { dependencies, image }
}

/** Files of the image by the stage that they come from, relative to its folder. */
export function filesFrom(
  stage: string,
  copies: readonly Copy[],
): { readonly source: string; readonly target: string }[] {
  return copies
    .filter(({ from }) => from === stage)
    .flatMap(({ sources, target }) =>
      sources.map((source) => ({ source: path.posix.relative(INSIDE, source), target })),
    )
}

function expectEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new ReleaseError(`${folder} is not empty`)
}

function run(command: string, cwd: string): void {
  // Variables of the npm that runs this program would configure the other one.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))
  const { status } = spawnSync('sh', ['-c', command], { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new ReleaseError(`This command of the Dockerfile failed: ${command}`)
}

type Files = ReturnType<typeof filesFrom>

function installPackages(root: string, folder: string, stage: Stage, files: Files): void {
  const staging = path.join(folder, STAGING)
  for (const { sources, target } of copiesOf(stage)) {
    for (const source of sources) cpSync(path.join(root, source), path.join(staging, target, source))
  }
  for (const command of commandsOf(stage)) run(command, staging)
  for (const { source, target } of files) renameSync(path.join(staging, source), path.join(folder, target))
  rmSync(staging, { recursive: true })
}

/**
 * Performs the stages of the container file: installs packages from the lockfile and copies the built files.
 * @throws ReleaseError when the folder is not empty, something is not built, or a command fails
 */
export function release(root: string, folder: string): void {
  const { dependencies, image } = readStages(root)
  const copies = copiesOf(image)
  const built = filesFrom('build', copies)
  expectEmpty(folder)
  const missing = built.filter(({ source }) => !existsSync(path.join(root, source))).map(({ source }) => source)
  if (missing.length > 0) throw new ReleaseError(`Not built: ${missing.join(', ')}. Run \`npm run build\` first.`)

  mkdirSync(folder, { recursive: true })
  try {
    installPackages(root, folder, dependencies, filesFrom('dependencies', copies))
    for (const { source, target } of built) {
      cpSync(path.join(root, source), path.join(folder, target), { recursive: true })
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}
