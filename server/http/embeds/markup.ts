/** A template tag for the HTML, SVG and XML of embeds: whatever is inserted is escaped, except other markup. */
import { xmlText } from '../discovery/xml-text.ts'

const MARKUP: unique symbol = Symbol('markup')

export type Markup = { readonly [MARKUP]: string }

type Inserted = string | number | Markup | readonly Markup[] | null

const isMarkup = (value: Inserted): value is Markup => typeof value === 'object' && value !== null && MARKUP in value

const textOf = (value: Inserted): string => {
  if (value === null) return ''
  if (isMarkup(value)) return value[MARKUP]
  return typeof value === 'object' ? value.map(textOf).join('') : xmlText(String(value))
}

/** Texts are safe in elements and in quoted attributes. Null is left out. */
export const markup = (parts: TemplateStringsArray, ...values: readonly Inserted[]): Markup => ({
  [MARKUP]: parts.reduce((text, part, index) => text + textOf(values[index - 1] ?? null) + part),
})

/** Only for texts that are constants of the program. */
export const constantMarkup = (text: string): Markup => ({ [MARKUP]: text })

export const markupText = ({ [MARKUP]: text }: Markup): string => text
