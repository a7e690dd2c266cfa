import { expect, test } from 'vitest'
import { stemOf } from '#core/search/text/stems.ts'

test.each(['constructor', '__proto__', 'tostring', 'valueof', 'hasownproperty'])(
  'the word "%s" has a stem like any other',
  (word) => expect(word.startsWith(stemOf(word).slice(0, 4))).toBe(true),
)

test('"constructor" and its plural have one stem', () => expect(stemOf('constructor')).toBe(stemOf('constructors')))
