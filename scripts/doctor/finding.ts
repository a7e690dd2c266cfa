/** `warning`: works, but is probably not what the operator wants. `problem`: does not work. */
type FindingState = 'ok' | 'warning' | 'problem'

export type Finding = {
  /** What was checked. */
  readonly subject: string
  readonly state: FindingState
  /** What is so. Never the value of a secret. */
  readonly text: string
  /** How to mend it; null when all is well. */
  readonly mend: string | null
}

export const ok = (subject: string, text: string): Finding => ({ subject, state: 'ok', text, mend: null })

export const warning = (subject: string, text: string, mend: string): Finding => ({
  subject,
  state: 'warning',
  text,
  mend,
})

export const problem = (subject: string, text: string, mend: string): Finding => ({
  subject,
  state: 'problem',
  text,
  mend,
})

const LABELS: Readonly<Record<FindingState, string>> = { ok: 'ok', warning: 'WARNING', problem: 'PROBLEM' }

/** One line for each finding, and a second one with the way to mend it. */
export function formatFinding({ subject, state, text, mend }: Finding): string {
  const line = `${LABELS[state].padEnd(8)} ${subject}: ${text}`
  return mend === null ? line : `${line}\n${' '.repeat(9)}${mend}`
}

export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
