// Vitest's and Playwright's JSON reports in a common form.

/** A test by its full name; without a file it is a failure outside of tests, such as a broken setup. */
export type FailedTest = { name: string; file?: string }
export type Outcome = { passed: number; failed: FailedTest[] }

type VitestReport = {
  numPassedTests: number
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}

/** Reads vitest's report. A file that could not be loaded has no tests but is a failure. */
export function readVitest({ numPassedTests, testResults }: VitestReport): Outcome {
  const failed = testResults.flatMap(({ name: file, status, assertionResults }): FailedTest[] => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (tests.length > 0) return tests.map(({ fullName }) => ({ name: fullName, file }))
    return status === 'failed' ? [{ name: `${file} as a whole` }] : []
  })
  return { passed: numPassedTests, failed }
}

type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[]
  specs: { title: string; file: string; tests: { projectName: string; status: string }[] }[]
}
type PlaywrightReport = {
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
}

type PlaywrightTest = { name: string; file: string; status: string }

/** The tests of a suite and its nested suites; the outermost suite is a file. */
function testsOf({ specs, suites = [] }: PlaywrightSuite, titles: string[] = []): PlaywrightTest[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status }) => ({
      name: [`[${projectName}] ${file}`, ...titles, title].join(' › '),
      file,
      status,
    })),
  )
  return [...own, ...suites.flatMap((suite) => testsOf(suite, [...titles, suite.title]))]
}

/** Reads Playwright's report. Errors outside of tests, such as a server that did not start, are failures. */
export function readPlaywright({ suites, errors }: PlaywrightReport): Outcome {
  const tests = suites.flatMap((suite) => testsOf(suite))
  const failed = tests.filter(({ status }) => status !== 'expected' && status !== 'skipped')
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failed: [
      ...failed.map(({ name, file }) => ({ name, file })),
      ...errors.map(({ message = 'an error without words' }) => ({ name: message })),
    ],
  }
}

/** Distinct files of the failed tests. */
export function filesOf(failed: FailedTest[]): string[] {
  return [...new Set(failed.flatMap(({ file }) => file ?? []))]
}
