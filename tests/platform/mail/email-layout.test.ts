import { expect, test } from 'vitest'
import { composeEmail } from '#server/platform/mail/email-layout.ts'

const URL = 'https://site.example/auth/callback?type=signup&code=abc'
const CONTENT = {
  to: 'ada@people.example',
  subject: 'Confirm your email address',
  heading: 'Confirm your address',
  paragraphs: ['First paragraph.', 'Second paragraph.'],
  button: { label: 'Confirm', url: URL },
  notes: ['A note after the button.'],
  reason: 'You received this email because you signed up.',
}

test('the text part has the content of the HTML part, with the URL on its own line', () => {
  const { to, subject, text, html } = composeEmail(CONTENT)
  expect([to, subject]).toEqual([CONTENT.to, CONTENT.subject])
  expect(text).toBe(
    `Confirm your address

First paragraph.

Second paragraph.

Confirm:
${URL}

A note after the button.

-- 
Toolfinch
You received this email because you signed up.
`,
  )
  for (const words of [...CONTENT.paragraphs, ...CONTENT.notes, CONTENT.heading, CONTENT.reason, 'Toolfinch']) {
    expect(html).toContain(words)
  }
})

test('the button and the URL below it have the same target', () => {
  const { html } = composeEmail(CONTENT)
  const escaped = URL.replace('&', '&#38;')
  expect(html.split(`href="${escaped}"`)).toHaveLength(3)
  expect(html).toContain(`>${escaped}</a>`)
})

test('an email without a button has no link', () => {
  const { button: _button, notes: _notes, ...content } = CONTENT
  const { html, text } = composeEmail(content)
  expect(html).not.toContain('<a ')
  expect(text).not.toContain('http')
})

test('every text is escaped in HTML and unchanged in the text part', () => {
  const hostile = `<img src=x onerror="alert('1')">&amp;`
  const { html, text } = composeEmail({
    to: CONTENT.to,
    subject: hostile,
    heading: hostile,
    paragraphs: [hostile],
    button: { label: hostile, url: `https://site.example/"onclick="${hostile}` },
    notes: [hostile],
    reason: hostile,
  })
  expect(html).not.toMatch(/<img|onclick="|&amp;/)
  expect(text).toContain(hostile)
})

test('an email is readable in light and dark themes and loads nothing', () => {
  const { html } = composeEmail(CONTENT)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('@media (prefers-color-scheme:dark)')
  expect(html).not.toMatch(/<img|<script|<link|@import|url\(/)
})
