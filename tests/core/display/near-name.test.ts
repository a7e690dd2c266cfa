import { expect, it } from 'vitest'
import { isNearName } from '#core/display/near-name.ts'

it.each([
  ['chat gpt', 'ChatGPT'],
  ['midjurney', 'Midjourney'],
  ['notion', 'Notion AI'],
  ['canva magic', 'Canva'],
  ['pokemon', 'Pokémon'],
  ['x', 'X'],
])('"%s" can mean %s', (words, name) => {
  expect(isNearName(words, name)).toBe(true)
})

it.each([
  ['qwertz zuiop', 'ChatGPT'],
  ['my great tool', 'Gamma'],
  ['nope', 'Rows'],
  ['a', 'Alpha'],
  ['', 'Alpha'],
])('"%s" does not mean %s', (words, name) => {
  expect(isNearName(words, name)).toBe(false)
})
