import type { Question } from './answers.ts'

type Tick = { readonly name: string; readonly value: string }

const PREFIX = 'question-'

/** The shared name of a question's checkboxes or radio buttons. */
export const controlName = (number: number): string => `${PREFIX}${number}`

/** This code runs before hydration, which resets what was selected until then. */
let ticks: readonly Tick[] =
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll<HTMLInputElement>(`input[name^="${PREFIX}"]:checked`)].map(({ name, value }) => ({
        name,
        value,
      }))

/** The options of a question that were selected before hydration. Returns them only once. */
export function takeEarlyTicks({ number, options }: Question): string[] {
  const taken = ticks.filter(({ name }) => name === controlName(number)).map(({ value }) => value)
  ticks = []
  return taken.filter((tick) => options.some(({ value }) => value === tick))
}
