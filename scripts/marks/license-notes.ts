import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MarksFile } from '#core/catalogue/mark-record.ts'

const versionOf = (root: string, name: string): string =>
  (JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as { version: string }).version

/** The MIT license of the package, which its files name but do not include. */
const MIT = `MIT License

Copyright (c) LobeHub

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`

export function licenseNotes(root: string, { icons }: MarksFile): string {
  const from = (source: string) =>
    Object.keys(icons)
      .filter((name) => icons[name]?.source === source)
      .sort()
      .join(', ')
  return `Brand marks

The marks in this folder are trademarks of their owners. They are shown to identify the products that the directory
describes; they imply no endorsement. On request of its owner a mark is removed.

The files were drawn from three collections. They were reduced to their shapes, and some were recolored for light and dark
pages.

@lobehub/icons-static-svg ${versionOf(root, '@lobehub/icons-static-svg')}, https://github.com/lobehub/lobe-icons
${from('lobehub')}

${MIT}

simple-icons ${versionOf(root, 'simple-icons')}, https://simpleicons.org
CC0 1.0 Universal, https://creativecommons.org/publicdomain/zero/1.0/
${from('simple-icons')}

@iconify-json/logos ${versionOf(root, '@iconify-json/logos')}, https://github.com/gilbarbara/logos
CC0 1.0 Universal, https://creativecommons.org/publicdomain/zero/1.0/
${from('svg-logos')}
`
}
