import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toolFileSchema } from '#core/catalogue/fields/tool-record.ts'
import { lintMarks } from '#core/catalogue/lint/marks.ts'
import { registrableDomain } from '#core/catalogue/registrable-domain.ts'
import {
  buildMarks,
  readMarksFile,
  readSimpleIcons,
  readSvgLogo,
  readSvglIcon,
  svglSource,
} from '#scripts/build-marks.ts'
import { DrawingError, readDrawing, writeDrawing } from '#server/platform/drawing/drawing.ts'
import { contrast, paintsOf, themedMark } from '#server/platform/drawing/mark-themes.ts'

const ROOT = join(import.meta.dirname, '../..')
const folder = join(ROOT, 'prisma/data/tools')
const tools = readdirSync(folder).flatMap((name) => {
  const { category, tools: records } = toolFileSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))
  return records.map((record) => ({ ...record, category }))
})
const marks = readMarksFile(ROOT)
const built = buildMarks(ROOT)

describe('the mark map', () => {
  it('matches the catalog by domain or vendor', () => {
    expect(lintMarks(marks, tools)).toEqual([])
  })

  it('takes simple-icons from a page of the brand, or states the source', () => {
    const icons = readSimpleIcons(ROOT)
    const wrong = Object.entries(marks.icons).flatMap(([name, { source, domains, source_url }]) => {
      if (source !== 'simple-icons') return []
      const taken = icons.get(name)
      if (taken === undefined) return [`${name} is missing`]
      // The collection is CC0 except for these.
      if (taken.license !== undefined) return [`${name} has a license of its own`]
      const agrees =
        source_url === undefined
          ? domains.includes(registrableDomain(taken.source) ?? '')
          : taken.source.startsWith(source_url)
      return agrees ? [] : [`${name} was taken from ${taken.source}`]
    })
    expect(wrong).toEqual([])
  })

  it('takes icons of svgl from a page of the brand', () => {
    const taken = Object.entries(marks.icons).filter(([, { source }]) => source === 'svgl')
    expect(taken.length).toBeGreaterThan(0)
    for (const [name, { domains }] of taken) expect(domains, name).toContain(registrableDomain(svglSource(name)))
  })

  it('has at least 450 tools, including most of the best known', () => {
    const known = tools.filter(({ prominence }) => prominence >= 2)
    expect(Object.keys(marks.tools).length).toBeGreaterThanOrEqual(450)
    expect(known.filter(({ slug }) => slug in marks.tools).length / known.length).toBeGreaterThanOrEqual(0.55)
  })
})

describe('the built marks', () => {
  it('have one file per URL, named by its content', () => {
    const addresses = Object.values(built.tools).flatMap(({ path, darkPath }) => [
      path,
      ...(darkPath ? [darkPath] : []),
    ])
    const missing = addresses.filter((address) => !built.files.has(address.replace('/marks/', '')))
    expect(missing).toEqual([])
    expect(addresses.every((address) => /^\/marks\/[a-z0-9-]+\.[0-9a-f]{8}\.svg$/.test(address))).toBe(true)
    expect(built.files.size - 1).toBe(new Set(addresses).size)
  })

  it('contain no external color, script or reference', () => {
    const drawings = [...built.files].filter(([name]) => name.endsWith('.svg'))
    const unsafe =
      /currentColor|<(?!\/?(?:svg|g|defs|path|circle|ellipse|rect|clipPath|linearGradient|radialGradient|stop)\b)|\s(?:href|style|on\w+)=|url\((?!#)/i
    expect(drawings.filter(([, text]) => unsafe.test(text)).map(([name]) => name)).toEqual([])
    expect(Math.max(...drawings.map(([, text]) => text.length))).toBeLessThan(10_000)
  })

  it('contain everything their paints and clips reference', () => {
    const broken = [...built.files].filter(([, text]) =>
      [...text.matchAll(/url\(#([^)]+)\)/g)].some(([, id]) => !text.includes(` id="${id}"`)),
    )
    expect(broken.map(([name]) => name)).toEqual([])
  })

  it('include the licenses of the collections', () => {
    const notes = built.files.get('LICENSES.txt') ?? ''
    expect(notes.match(/MIT License/g)?.length).toBeGreaterThanOrEqual(2)
    expect(notes).toContain('ISC License')
    expect(notes).toContain('svgl')
    expect(notes.match(/CC0 1.0 Universal/g)).toHaveLength(2)
    for (const icon of Object.keys(marks.icons)) expect(notes).toContain(icon)
    expect(notes).toContain('On request of its owner a mark is removed.')
  })
})

const svg = (inside: string, root = '') => `<svg viewBox="0 0 24 24" ${root}><title>X</title>${inside}</svg>`
const drawing = (inside: string, root = '') => readDrawing('x', svg(inside, root))

describe('a drawing', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a link', '<a href="https://x.example"><path d="M0 0"/></a>'],
    ['a picture', '<image href="https://x.example/a.png"/>'],
    ['another file', '<use href="other.svg#a"/>'],
    ['a handler', '<path d="M0 0" onload="alert(1)"/>'],
    ['a style', '<path d="M0 0" style="fill:url(https://x.example)"/>'],
    ['a style with other properties', '<path d="M0 0" style="fill:#fff;position:fixed"/>'],
    ['a paint from elsewhere', '<path d="M0 0" fill="url(https://x.example#a)"/>'],
    ['markup of a page', '<foreignObject><b>x</b></foreignObject>'],
  ])('with %s is rejected', (_what, inside) => {
    expect(() => drawing(inside)).toThrow(DrawingError)
  })

  it('keeps declarations of a style as attributes', () => {
    expect(writeDrawing(drawing('<stop style="stop-color:#fff; stop-opacity:.5;"/>'))).toContain(
      '<stop stop-color="#fff" stop-opacity=".5"/>',
    )
  })

  it('keeps its shapes and gradients', () => {
    const inside =
      '<defs><linearGradient id="a"><stop stop-color="#fff"/></linearGradient></defs><path d="M0 0" fill="url(#a)"/>'
    expect(writeDrawing(drawing(inside, 'style="flex:none" height="1em"'))).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${inside}</svg>`,
    )
  })
})

describe('an icon of svgl', () => {
  it('has the view box and the shapes of its component', () => {
    expect(readSvglIcon('ahrefs').attributes['viewBox']).toBe('0 0 128 128')
    expect(paintsOf(readSvglIcon('granola-light'))).toEqual(['#1E1E1E'])
    expect(svglSource('granola-light')).toBe('https://www.granola.ai/')
    expect(svglSource('abacus')).toBeNull()
  })

  it.each([
    ['voicemod-light', 'which looks like a wordmark'],
    ['abacus', 'is not in svgl'],
    ['calendly', 'contains <style>'],
  ])('is rejected: %s', (name, problem) => {
    expect(() => readSvglIcon(name)).toThrow(problem)
  })
})

describe('an icon of svg-logos', () => {
  const body = '<path d="M0 0"/>'
  const logos = {
    width: 256,
    height: 256,
    icons: {
      square: { body },
      tall: { body, height: 391 },
      wordmark: { body, width: 512 },
      withdrawn: { body, hidden: true },
      shaded: { body: '<filter id="a"/><path d="M0 0" filter="url(#a)"/>' },
    },
  }

  it('has a view box of its size', () => {
    expect(readSvgLogo('square', logos).attributes).toEqual({ viewBox: '0 0 256 256' })
    expect(readSvgLogo('tall', logos).attributes).toEqual({ viewBox: '0 0 256 391' })
  })

  it.each([
    ['wordmark', 'which looks like a wordmark'],
    ['withdrawn', 'is not in svg-logos'],
    ['unknown', 'is not in svg-logos'],
    ['shaded', 'contains <filter>'],
  ])('is rejected: %s', (name, problem) => {
    expect(() => readSvgLogo(name, logos)).toThrow(problem)
  })
})

describe('a mark in both themes', () => {
  const themes = (given: { inside: string; brandColor?: string; plain?: string }) => {
    const { light, dark } = themedMark({
      drawing: drawing(given.inside),
      brandColor: given.brandColor ?? null,
      plain: given.plain === undefined ? null : drawing(given.plain),
    })
    return [paintsOf(light), paintsOf(dark)]
  }
  const path = '<path d="M0 0"/>'

  it('with one open color is dark on light, and light on dark', () => {
    expect(themes({ inside: path })).toEqual([['#231d15'], ['#f2ebde']])
  })

  it('keeps its brand color where visible', () => {
    expect(themes({ inside: path, brandColor: '#ff4f00' })).toEqual([['#ff4f00'], ['#ff4f00']])
    expect(themes({ inside: path, brandColor: '#ffe01b' })).toEqual([['#231d15'], ['#ffe01b']])
    expect(themes({ inside: path, brandColor: '#0f2b46' })).toEqual([['#0f2b46'], ['#f2ebde']])
  })

  it('with several colors is monochrome where most of them are invisible', () => {
    const dark = '<path d="M0 0" fill="#101030"/><path d="M1 1" fill="#202020"/>'
    expect(themes({ inside: dark, plain: path })).toEqual([['#101030', '#202020'], ['#f2ebde']])
  })

  it('with several colors and no monochrome version is recolored where most of them are invisible', () => {
    const inside = '<path d="M0 0" fill="#262626"/><path d="M1 1" fill="#0000ff"/><path d="M2 2" fill="#ff4f00"/>'
    expect(themes({ inside })).toEqual([
      ['#262626', '#0000ff', '#ff4f00'],
      ['#f2ebde', '#ff4f00'],
    ])
  })

  it('measures contrast as WCAG does', () => {
    expect(contrast('#000', '#fff')).toBeCloseTo(21)
    expect(contrast('#777777', 'white')).toBeCloseTo(4.48, 2)
  })
})
