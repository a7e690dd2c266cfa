import { describe, expect, it } from 'vitest'
import { filesOf, readPlaywright, readVitest } from '#scripts/test-reports.ts'

describe('the report of vitest', () => {
  const test = (fullName: string, status: string) => ({ fullName, status })

  it('contains failures by full title and file', () => {
    const testResults = [
      {
        name: '/a.test.ts',
        status: 'failed',
        assertionResults: [test('a holds', 'failed'), test('b holds', 'passed')],
      },
      { name: '/b.test.ts', status: 'passed', assertionResults: [test('c holds', 'passed')] },
    ]
    expect(readVitest({ numPassedTests: 2, testResults })).toEqual({
      passed: 2,
      failed: [{ name: 'a holds', file: '/a.test.ts' }],
    })
  })

  it('includes a file that could not be loaded as a failure without a test', () => {
    const testResults = [{ name: '/a.test.ts', status: 'failed', assertionResults: [] }]
    expect(readVitest({ numPassedTests: 0, testResults })).toEqual({
      passed: 0,
      failed: [{ name: '/a.test.ts as a whole' }],
    })
  })
})

describe('the report of Playwright', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ projectName: 'phone', status }],
  })

  it('contains failures by project, file and titles', () => {
    const inner = { title: 'a page', specs: [spec('opens', 'unexpected'), spec('closes', 'expected')] }
    const suites = [{ title: 'a.spec.ts', specs: [spec('starts', 'expected')], suites: [inner] }]
    expect(readPlaywright({ suites, errors: [] })).toEqual({
      passed: 2,
      failed: [{ name: '[phone] a.spec.ts › a page › opens', file: 'a.spec.ts' }],
    })
  })

  it('counts a test that only passed on retry as a failure', () => {
    const suites = [{ title: 'a.spec.ts', specs: [spec('starts', 'flaky')] }]
    expect(readPlaywright({ suites, errors: [] }).failed).toHaveLength(1)
  })

  it('counts an error outside of tests as a failure without a test', () => {
    expect(readPlaywright({ suites: [], errors: [{ message: 'no server' }] })).toEqual({
      passed: 0,
      failed: [{ name: 'no server' }],
    })
  })
})

it('a file with many failures is listed once', () => {
  const failed = [{ name: 'a', file: '/a' }, { name: 'b', file: '/a' }, { name: 'c', file: '/b' }, { name: 'no file' }]
  expect(filesOf(failed)).toEqual(['/a', '/b'])
})
