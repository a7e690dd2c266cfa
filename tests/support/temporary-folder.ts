import { mkdtempSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

const PREFIX = join(tmpdir(), 'toolfinch-test-')
const remove = (folder: string) => rm(folder, { recursive: true, force: true })

/** A new empty folder, removed when the running test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(PREFIX)
  onTestFinished(() => remove(folder))
  return folder
}

/** A new empty folder for a test file; registers the hook that removes it. */
export const registerTemporaryFolder = (): string => {
  const folder = mkdtempSync(PREFIX)
  afterAll(() => remove(folder))
  return folder
}
