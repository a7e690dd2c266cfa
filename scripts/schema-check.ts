// Compares the contract with the released one: npm run schema:check. With --release it becomes the released one; with
// --breaking too, also if that breaks programs, for emergencies.
import { fileURLToPath } from 'node:url'
import { checkContract } from './contract/check-contract.ts'

try {
  const { passed, lines } = await checkContract({
    root: fileURLToPath(new URL('..', import.meta.url)),
    today: new Date().toISOString().slice(0, 10),
    isRelease: process.argv.includes('--release'),
    isForced: process.argv.includes('--breaking'),
  })
  const text = lines.join('\n')
  if (passed) console.log(text)
  else console.error(text)
  process.exitCode = passed ? 0 : 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
