// npm run release -- FOLDER
// Installs the built product into an empty folder as the container file does: the files of the image, the packages
// without those for development, and the SBOM. The folder can be copied to a machine with the same Node.js and system.
import { readdirSync } from 'node:fs'
import { ReleaseError, release } from './release/release.ts'

const [folder, ...others] = process.argv.slice(2)
try {
  if (folder === undefined || others.length > 0) throw new ReleaseError('Usage: npm run release -- FOLDER')
  release('.', folder)
  console.log(`Installed into ${folder}: ${readdirSync(folder).join(', ')}`)
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
