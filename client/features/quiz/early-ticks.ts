import type { Question } from './answers.ts'

type Tick = { readonly name: string; readonly value: string }

const PREFIX = 'question-'

/** The name that the boxes or buttons of a question share. */
export const controlName = (number: number): string => `${PREFIX}${number}`

/** Code is loaded before React takes the page over, and taking it over resets what was ticked until then. */
let ticks: readonly Tick[] =
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll<HTMLInputElement>(`input[name^="${PREFIX}"]:checked`)].map(({ name, value }) => ({
        name,
        value,
      }))

/** The options of a question that a visitor chose before the page answered to events. Gives them once. */
export function takeEarlyTicks({ number, options }: Question): string[] {
  const taken = ticks.filter(({ name }) => name === controlName(number)).map(({ value }) => value)
  ticks = []
  return taken.filter((value) => options.some(({ id }) => id === value))
}
