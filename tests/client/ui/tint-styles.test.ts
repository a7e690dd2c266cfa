import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { TINTS } from '#core/display/tints.ts'
import { contrast } from '#server/platform/drawing/mark-themes.ts'

const STYLES = join(import.meta.dirname, '../../../client/styles')
const tokens = readFileSync(join(STYLES, 'tokens.css'), 'utf8')
const rules = readFileSync(join(STYLES, 'tool-mark.css'), 'utf8')

/** The colors of a token in light and dark. */
function colorsOf(token: string): { readonly light: string; readonly dark: string } {
  const [, light, dark] = tokens.match(new RegExp(`--color-${token}: light-dark\\((#\\w+), (#\\w+)\\);`)) ?? []
  if (light === undefined || dark === undefined) throw new Error(`tokens.css has no --color-${token}`)
  return { light, dark }
}

describe.each(TINTS)('the tint %s', (tint) => {
  it.each(['light', 'dark'] as const)('has a legible ink in the %s theme', (theme) => {
    expect(contrast(colorsOf(tint)[theme], colorsOf(`${tint}-wash`)[theme])).toBeGreaterThanOrEqual(4.5)
  })

  it('has a rule with its name in the API', () => {
    expect(rules).toMatch(
      new RegExp(
        `\\[data-tint="${tint.toUpperCase()}"\\] \\{\\s+background: var\\(--color-${tint}-wash\\);\\s+color: var\\(--color-${tint}\\);`,
      ),
    )
  })
})
