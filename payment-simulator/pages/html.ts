/** Safe HTML, created by `html`, which escapes all other values. */
export type Html = { readonly markup: string }

type Value = Html | string | number | null | readonly Html[]

const escapeText = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const render = (value: Value): string => {
  if (value === null) return ''
  if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value))
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('')
}

/** Template tag. Escapes texts and numbers; `null` is empty, lists are joined. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  markup: parts.reduce((all, part, index) => all + render(values[index - 1] ?? null) + part),
})
