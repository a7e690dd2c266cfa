/** What a measured figure has to reach. */
export type MeasureGoal = {
  readonly key: string
  /** Below this (above it, when less is better) what is measured is not good enough to be released. */
  readonly floor: number
  readonly target: number
  readonly lessIsBetter?: true
}

/** Whether a value reaches a bound of a goal. */
export const reaches = (goal: MeasureGoal, value: number, bound: 'floor' | 'target'): boolean =>
  goal.lessIsBetter === true ? value <= goal[bound] : value >= goal[bound]
