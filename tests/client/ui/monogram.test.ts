import { expect, test } from 'vitest'
import { monogram } from '#client/ui/monogram.ts'

test.each([
  ['Google Gemini', 'GG'],
  ['Be My Eyes', 'BM'],
  ['ChatGPT', 'CG'],
  ['GitHub Copilot', 'GH'],
  ['Runway', 'RU'],
  ['IFTTT', 'IF'],
  ['v0', 'V0'],
  ['n8n', 'N8'],
  ['11x', '11'],
  ['Otter.ai', 'OA'],
  ["Let's Enhance", 'LE'],
  ['Ärzte Österreich', 'ÄÖ'],
  ['X', 'X'],
  ['…', '…'],
  ['', '?'],
])('%s is shown as %s', (name, letters) => {
  expect(monogram(name)).toBe(letters)
})
