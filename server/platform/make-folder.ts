import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )

/**
 * Makes a folder and what is missing above it; one that is there stays as it is. Throws what the system says. Node's own
 * recursive way never ends where a folder refuses new ones by saying that it does not exist, as `/proc` does.
 */
export async function makeFolder(path: string, mode = 0o777): Promise<void> {
  try {
    await mkdir(path, { mode })
  } catch (error) {
    if (await isFolder(path)) return
    const parent = dirname(path)
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === path) throw error
    // It was missing a moment ago; somebody else may have made it since.
    if (!(await isFolder(parent))) await makeFolder(parent, mode)
    await mkdir(path, { mode }).catch(async (again: unknown) => {
      if (!(await isFolder(path))) throw again
    })
  }
}
