import { describe, expect, test } from 'vitest'
import { claimedDomainOf, isAtDomain, provesByEmail } from '#core/listings/claim-domain.ts'

describe('the domain to prove', () => {
  test.each([
    ['https://www.abacus.example/pricing', 'abacus.example', 'www.abacus.example'],
    ['http://app.eu.abacus.co.uk/', 'abacus.co.uk', 'app.eu.abacus.co.uk'],
    ['https://abacus.com.au', 'abacus.com.au', 'abacus.com.au'],
    ['https://abacus.com', 'abacus.com', 'abacus.com'],
    ['https://co.com', 'co.com', 'co.com'],
    ['https://abacus.example.:8080/', 'abacus.example', 'abacus.example'],
    ['https://bücher.example/', 'xn--bcher-kva.example', 'xn--bcher-kva.example'],
    // A Cyrillic "a" makes another domain.
    ['https://аbacus.example/', 'xn--bacus-3ve.example', 'xn--bacus-3ve.example'],
  ])('of %s is %s', (url, domain, host) => {
    expect(claimedDomainOf(url)).toEqual({ domain, host })
  })

  test.each([
    null,
    '',
    'javascript:alert(1)',
    'https://co.uk/',
    'https://com.au/',
    'https://192.0.2.1/',
    'https://[2001:db8::1]/',
    'https://github.com/someone/tool',
    'https://someone.github.io/tool',
    'https://tool.vercel.app/',
    'https://tool.notion.site/',
    'https://apps.apple.com/app/id1',
    'https://play.google.com/store/apps/details?id=x',
    'https://chromewebstore.google.com/detail/x',
    'https://huggingface.co/spaces/someone/tool',
    'https://sites.google.com/view/tool',
    'https://GITHUB.COM./someone',
  ])('is none for %s', (url) => expect(claimedDomainOf(url)).toBe(null))
})

test.each([
  ['sales@abacus.example', true],
  ['sales@eu.abacus.example', true],
  ['sales@notabacus.example', false],
  ['sales@abacus.example.evil.example', false],
  ['abacus.example@evil.example', false],
  ['https://abacus.example/pricing', true],
  ['https://www.abacus.example:8443/', true],
  ['https://abacus.example@evil.example/', false],
  ['https://evil.example/@abacus.example', false],
  ['https://evil.example/?abacus.example', false],
])('%s is at the domain: %s', (address, expected) => expect(isAtDomain(address, 'abacus.example')).toBe(expected))

test.each([
  ['abacus.example', true],
  ['proton.me', false],
  ['yahoo.com', false],
  ['mit.edu', false],
  ['ox.ac.uk', false],
])('an address at %s proves it: %s', (domain, expected) => expect(provesByEmail(domain)).toBe(expected))
