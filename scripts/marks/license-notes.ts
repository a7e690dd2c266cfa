import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MarksFile } from '#core/catalogue/mark-record.ts'

const versionOf = (root: string, name: string): string =>
  (JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as { version: string }).version

const licenseOf = (root: string, name: string): string =>
  readFileSync(join(root, 'node_modules', name, 'LICENSE'), 'utf8').trim()

/** The MIT license of lobehub's package, which its files name but do not include. */
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
  return `Brand marks and category icons

The brand marks in this folder are trademarks of their owners. They are shown to identify the products that the directory
describes; they imply no endorsement. On request of its owner a mark is removed.

The marks were drawn from four collections. They were reduced to their shapes, and some were recolored for light and dark
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

@ridemountainpig/svgl-react ${versionOf(root, '@ridemountainpig/svgl-react')}, https://svgl.app
${from('svgl')}

${licenseOf(root, '@ridemountainpig/svgl-react')}

The icons of categories were drawn from lucide-react ${versionOf(root, 'lucide-react')}, https://lucide.dev

${licenseOf(root, 'lucide-react')}
`
}
