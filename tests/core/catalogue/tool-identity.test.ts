import { describe, expect, test } from 'vitest'
import { addressKey, nameKey, nameKeys } from '#core/catalogue/tool-identity.ts'

describe('the key of a URL', () => {
  test.each([
    ['https://www.abacus.example/', 'abacus.example'],
    ['http://ABACUS.example', 'abacus.example'],
    ['abacus.example/', 'abacus.example'],
    ['https://abacus.example./', 'abacus.example'],
    ['https://abacus.example/draw/', 'abacus.example/draw'],
    ['https://abacus.example/Draw?a=1#top', 'abacus.example/Draw?a=1'],
    ['javascript:alert(1)', null],
    ['', null],
    [null, null],
  ])('of %j is %j', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })

  test('is short enough for an index', () => {
    expect(addressKey(`https://abacus.example/${'é'.repeat(1500)}`)).toHaveLength(500)
  })
})

describe('the key of a name', () => {
  test.each([
    ['Copy.ai', 'copyai'],
    ['  copy   AI ', 'copyai'],
    ['Ｃｏｐｙ AI', 'copyai'],
    ['Café 2.0', 'café20'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['!?', null],
  ])('of %j is %j', (name, key) => {
    expect(nameKey(name)).toBe(key)
  })

  test('includes aliases, deduplicated', () => {
    expect(
      nameKeys({
        name: 'Copy.ai',
        aliases: ['CopyAI', '???', 'Kopie'],
        events: [{ former_name: 'Textly' }, { former_name: null }],
      }),
    ).toEqual(['copyai', 'kopie', 'textly'])
  })
})
