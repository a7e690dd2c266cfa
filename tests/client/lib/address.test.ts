import { describe, expect, it } from 'vitest'
import { cleanAddress } from '#client/lib/address.ts'

describe('the canonical URL of a page', () => {
  it.each([
    ['/', null],
    ['/about', null],
    ['/about?x=/', null],
    ['/about/', '/about'],
    ['/about/?page=2', '/about?page=2'],
    ['/tool//chatgpt', '/tool/chatgpt'],
    ['//', '/'],
    ['//evil.example/', '/evil.example'],
    ['/about/../pricing', '/pricing'],
    ['/about/%2e%2E/pricing?x=1', '/pricing?x=1'],
    ['/.//evil.example', '/evil.example'],
    ['/about/.', '/about'],
    ['/x%0a', null],
    ['/caf%C3%A9', null],
    ['/a"b', '/a%22b'],
  ])('%s -> %s', (requested, clean) => {
    expect(cleanAddress(new URL(`https://toolfinch.test${requested}`), requested)).toBe(clean)
  })
})
