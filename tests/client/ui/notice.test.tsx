import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Notice } from '#client/ui/notice.tsx'

describe('an error notice', () => {
  it('is announced even without a text', () => {
    render(<Notice tone="danger">{''}</Notice>)
    expect(screen.getByRole('alert').textContent).toBe('An error occurred')
  })

  it('announces nothing else with a text', () => {
    render(<Notice tone="danger">The server cannot be reached.</Notice>)
    expect(screen.getByRole('alert').textContent).toBe('The server cannot be reached.')
  })
})
