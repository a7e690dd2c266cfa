import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest, formatTable, sum, verdict } from '../../scripts/test-stages.ts'

describe('counting', () => {
  it('takes a file that vitest could not load for a failure', () => {
    const testResults = [
      { status: 'passed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [] },
    ]
    expect(countVitest({ numPassedTests: 2, numFailedTests: 0, testResults })).toEqual({ passed: 2, failed: 1 })
  })

  it('takes a browser test that passed at the second try for a failure', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2 }
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 5, failed: 3 })
  })

  it('adds runs up', () => {
    expect(
      sum([
        { passed: 1, failed: 0 },
        { passed: 2, failed: 3 },
      ]),
    ).toEqual({ passed: 3, failed: 3 })
  })
})

describe('the verdict on a stage', () => {
  it.each([
    ['a check that ends well', true, undefined, { passed: 1, failed: 0 }],
    ['a check that ends badly', false, undefined, { passed: 0, failed: 1 }],
    ['a suite without tests', true, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
    ['a suite that ends badly though every test passed', false, { passed: 9, failed: 0 }, { passed: 9, failed: 1 }],
    ['a suite with failures', false, { passed: 9, failed: 4 }, { passed: 9, failed: 4 }],
  ])('%s', (_title, exitedWell, counts, expected) => expect(verdict(exitedWell, counts)).toEqual(expected))
})

it('says which stages did not run', () => {
  const table = formatTable([{ name: 'types', seconds: 1.25, passed: 0, failed: 1 }], 3)
  expect(table.split('\n')).toEqual([
    'stage  seconds  passed  failed',
    'types      1.3       0       1',
    '2 later stages did not run',
  ])
})
