import { format } from 'node:util'
import { afterEach } from 'vitest'

// React, Apollo and Node report misuse through console.error and console.warn and continue. In a test, that must be a
// failure. A test that expects a report replaces the method (vi.spyOn), which hides the call from this recorder.
const reports: string[] = []
for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    reports.push(`console.${level} was called:\n${format(...parts)}`)
  }
}

afterEach(() => {
  const seen = reports.splice(0)
  if (seen.length > 0) throw new Error(seen.join('\n'))
})
