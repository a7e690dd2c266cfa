import { describe, expect, it } from 'vitest'
import { cleanAddress } from '../../../client/lib/address.ts'

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
  ])('%s -> %s', (asked, clean) => {
    expect(cleanAddress(new URL(`https://toolfinch.test${asked}`))).toBe(clean)
  })
})
