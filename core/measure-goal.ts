export type MeasureGoal = {
  readonly key: string
  /** The release minimum (maximum, when less is better). */
  readonly floor: number
  readonly target: number
  readonly lessIsBetter?: true
}

export const reaches = (goal: MeasureGoal, value: number, bound: 'floor' | 'target'): boolean =>
  goal.lessIsBetter === true ? value <= goal[bound] : value >= goal[bound]
