import { expect, test } from 'vitest'
import { constantMarkup, markup, markupText } from '#server/http/embeds/markup.ts'

test('inserted texts are escaped, and other markup is not', () => {
  const cells = ['<b>', '"&\''].map((text) => markup`<td title="${text}">${text}</td>`)
  expect(markupText(markup`<tr>${cells}${null}${constantMarkup('<td/>')}${7}</tr>`)).toBe(
    '<tr><td title="&lt;b&gt;">&lt;b&gt;</td><td title="&quot;&amp;&apos;">&quot;&amp;&apos;</td><td/>7</tr>',
  )
})

test('characters that no document may contain are left out', () => {
  expect(markupText(markup`<p>${'a\u0000b\ud800c'}</p>`)).toBe('<p>abc</p>')
})

test('an object that only looks like markup is no markup', () => {
  const fake = JSON.parse('{"markup":"<b>"}')
  expect(() => markup`${fake}`).toThrow(TypeError)
})
