export const QUESTIONS = 20

type FunnelStep = { readonly key: string; readonly label: string }

/** In order. Totals store the index of the furthest step a visit reached. */
export const FUNNEL_STEPS: readonly FunnelStep[] = [
  { key: 'home', label: 'Home page' },
  { key: 'start', label: 'Quiz started' },
  ...Array.from({ length: QUESTIONS }, (_, index) => ({
    key: `q${index + 1}`,
    label: `Question ${index + 1} answered`,
  })),
  { key: 'finish', label: 'Quiz finished' },
  { key: 'sign-up', label: 'Signed up' },
  { key: 'plan', label: 'Plan chosen' },
  { key: 'paid', label: 'Paid' },
]

export const FINISH_STEP = FUNNEL_STEPS.findIndex(({ key }) => key === 'finish')

/** Visits that reached each step, computed from the number whose furthest step it was. */
export const reachedCounts = (furthest: ReadonlyMap<number, number>): number[] => {
  const counts = FUNNEL_STEPS.map(() => 0)
  let sum = 0
  for (let step = FUNNEL_STEPS.length - 1; step >= 0; step -= 1) {
    sum += furthest.get(step) ?? 0
    counts[step] = sum
  }
  return counts
}
