import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { TeamControl } from '#client/ui/team-control.tsx'

test('a number typed before the page was ready counts', async () => {
  const onChange = vi.fn()
  const control = <TeamControl team={{ people: 1, billing: 'month' }} max={500} onChange={onChange} />
  const page = document.createElement('div')
  page.innerHTML = renderToString(control)
  document.body.append(page)
  const input = page.querySelector('input') as HTMLInputElement
  input.value = '6'
  const root = await act(async () => hydrateRoot(page, control))
  expect(onChange.mock.calls).toEqual([[{ people: 6, billing: 'month' }]])
  act(() => root.unmount())
  page.remove()
})
