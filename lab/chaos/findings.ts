/** What the scenarios report that check rules. */

/** One rule, and what was seen. */
export type RuleFinding = { readonly rule: string; readonly ok: boolean; readonly seen: string }

export type Check = (rule: string, ok: boolean, seen: string | number) => void

export type RuleOptions = {
  readonly cycles: number
  readonly seed: number
  readonly onFinding: (finding: RuleFinding) => void
}

/** Reports each checked rule, and remembers whether all hold. */
export const createChecks = (onFinding: RuleOptions['onFinding']) => {
  let isWell = true
  const check: Check = (rule, ok, seen) => {
    isWell &&= ok
    onFinding({ rule, ok, seen: `${seen}` })
  }
  return { check, isWell: () => isWell }
}
