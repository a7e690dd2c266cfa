import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { THEME_STYLE } from '#server/http/embeds/embed-theme.ts'

test('embeds have the colors of the product in both themes', () => {
  const tokens = readFileSync(new URL('../../../client/styles/tokens.css', import.meta.url), 'utf8')
  const rules = THEME_STYLE.match(/:root[^{]*\{[^}]*\}/g) ?? []
  const themes = rules.map((rule) =>
    Object.fromEntries([...rule.matchAll(/--(\w+):(#\w+)/g)].map(([, name, color]) => [name, color])),
  )
  expect(themes).toHaveLength(3)
  const [light, dark, preferred] = themes
  expect(preferred).toEqual(dark)
  for (const [name, color] of Object.entries(light ?? {})) {
    expect(tokens).toContain(`--color-${name}: light-dark(${color}, ${dark?.[name]});`)
  }
})
