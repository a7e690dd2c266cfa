/** How many people who answered chose a tool from their list. */
export type OutcomeFigure = { readonly people: number; readonly chose: number }

/** Rounded down, so that no figure is larger than what was counted. */
export const chosePercent = ({ people, chose }: OutcomeFigure): number => Math.floor((chose / people) * 100)
