import { describe, expect, it } from 'vitest'
import { problemOf, readmeExamples } from '#scripts/readme-examples.ts'

describe('the examples of a README', () => {
  it('are the curl commands under their heading, one line each', () => {
    const readme =
      '## Query the API\n\n```sh\n# one\ncurl a \\\n  -d b\n\ncurl c\n```\n\n## Next\n\n```sh\ncurl d\n```\n'
    expect(readmeExamples(readme)).toEqual(['curl a    -d b', 'curl c'])
  })

  it.each([
    [`echo '{"data":{"tool":{"name":"a"}}}'`, undefined],
    [`echo '[1]'`, undefined],
    [`echo '[]'`, 'is empty'],
    [`echo '{"data":{"tool":null}}'`, 'holds nothing'],
    [`echo '{"errors":["x"]}'`, 'holds errors: ["x"]'],
    ['echo no', 'is no JSON: no\n'],
    ['exit 7', 'ended with code 7'],
  ])('%s: %s', (example, problem) => expect(problemOf(example, 'http://localhost:1')).toBe(problem))

  it('work with the running product', () => {
    expect(problemOf(`echo '["http://localhost:4000"]' | grep -F 4711`, 'http://localhost:4711')).toBeUndefined()
  })
})
