const TEXTS: readonly (readonly [pattern: RegExp, text: (bound: string) => string])[] = [
  [/^Too small: expected string to have >=(\d+)/, (bound) => `needs at least ${bound} characters`],
  [/^Too big: expected string to have <=(\d+)/, (bound) => `must be at most ${bound} characters`],
  [/^Too small: expected array to have >=(\d+)/, (bound) => `needs at least ${bound} entries`],
  [/^Too big: expected array to have <=(\d+)/, (bound) => `must have at most ${bound} entries`],
  [/^Too small: expected \w+ to be >=(-?[\d.]+)/, (bound) => `must be at least ${bound}`],
  [/^Too big: expected \w+ to be <=(-?[\d.]+)/, (bound) => `must be at most ${bound}`],
  [/^Invalid input: expected (?:number|int)()/, () => 'must be a number'],
  [/^Invalid (?:option|input)()/, () => 'is not one of the known values'],
]

/** The end of a sentence, such as `needs at least 60 characters`; list entries are numbered from 1. */
export const cellProblemText = (problem: string): string => {
  const [, place = '', rest = problem] = /^([\w.]+): (.+)$/s.exec(problem) ?? []
  // "Too small: …" is not a path.
  const [where, what] = /^(?:Too|Invalid)/.test(problem) ? ['', problem] : [place, rest]
  const known = TEXTS.flatMap(([pattern, text]) => {
    const found = pattern.exec(what)
    return found === null ? [] : [text(found[1] ?? '')]
  })[0]
  const entry = /^\d+/.exec(where)?.[0]
  return `${entry === undefined ? '' : `entry ${Number(entry) + 1} `}${known ?? what}`
}
