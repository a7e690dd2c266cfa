// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { LogoInput, type LogoUpload } from '#client/ui/logo-input.tsx'
import { LOGO_LIMITS, logoPaths } from '#core/catalogue/logo-file.ts'

const FILE = `${'0a'.repeat(16)}.svg`

function Form({ upload, stored = '' }: { readonly upload: LogoUpload; readonly stored?: string }) {
  const [value, setValue] = useState(stored)
  return (
    <>
      <LogoInput
        label="Logo"
        limits={LOGO_LIMITS}
        paths={value === '' ? null : logoPaths(value)}
        error={undefined}
        upload={upload}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  )
}

const choose = (contents: string) =>
  userEvent.upload(screen.getByLabelText('Logo'), new File([contents], 'logo.svg', { type: 'image/svg+xml' }))

test('a chosen logo is stored and shown on a light and a dark tile, and can be removed', async () => {
  const upload = vi.fn<LogoUpload>(async () => ({ file: FILE }))
  render(<Form upload={upload} />)
  await choose('<svg/>')
  expect((await screen.findByAltText('The logo on a light tile')).getAttribute('src')).toBe(`/logos/${FILE}`)
  expect(screen.getByAltText('The logo on a dark tile').getAttribute('src')).toBe(
    `/logos/${FILE.replace('.svg', '-dark.svg')}`,
  )
  expect(upload.mock.calls).toEqual([[btoa('<svg/>')]])
  await userEvent.click(screen.getByRole('button', { name: 'Remove the logo' }))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('the reason of a refusal is shown, and the stored logo stays', async () => {
  render(<Form stored={FILE} upload={async () => ({ problem: 'The SVG contains <style>.' })} />)
  await choose('<svg/>')
  expect((await screen.findByRole('alert')).textContent).toBe('The SVG contains <style>.')
  expect(screen.getByRole('status').textContent).toBe(FILE)
})

test('a file that is too large is not sent', async () => {
  const upload = vi.fn<LogoUpload>()
  render(<Form upload={upload} />)
  await choose(' '.repeat(32 * 1024 + 1))
  expect((await screen.findByRole('alert')).textContent).toBe('The file is larger than 32 kB.')
  expect(upload).not.toHaveBeenCalled()
})
