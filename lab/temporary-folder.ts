import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder that is deleted at the end of its block: `await using folder = await temporaryFolder()`. */
export const temporaryFolder = () => mkdtempDisposable(join(tmpdir(), 'toolfinch-lab-'))
