import { format } from 'node:util'
import { afterEach } from 'vitest'

// React, Apollo and Node report misuse through console.error and continue. In a test, that must be a failure.
// A test that expects a report replaces console.error (vi.spyOn), which hides the call from this recorder.
const reports: string[] = []
console.error = (...parts: unknown[]) => {
  reports.push(format(...parts))
}

afterEach(() => {
  const seen = reports.splice(0)
  if (seen.length > 0) throw new Error(`console.error was called:\n${seen.join('\n')}`)
})
