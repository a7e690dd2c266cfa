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
  ['Otter.ai', 'OT'],
  ['Read AI', 'RE'],
  ['MagicSchool AI', 'MS'],
  ['OpenAI', 'OP'],
  ['AI Dungeon', 'DU'],
  ['AI21 Labs', 'AL'],
  ['Aider', 'AI'],
  ['AI', 'AI'],
  ["Let's Enhance", 'LE'],
  ['Ärzte Österreich', 'ÄÖ'],
  ['X', 'X'],
  ['…', '…'],
  ['', '?'],
])('%s is shown as %s', (name, letters) => {
  expect(monogram(name)).toBe(letters)
})
