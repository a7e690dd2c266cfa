import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Notice } from '../../../client/ui/notice.tsx'

describe('a notice of an error', () => {
  it('says so even when it has no text', () => {
    render(<Notice tone="danger">{''}</Notice>)
    expect(screen.getByRole('alert').textContent).toBe('An error occurred')
  })

  it('says nothing else when it has one', () => {
    render(<Notice tone="danger">The server cannot be reached.</Notice>)
    expect(screen.getByRole('alert').textContent).toBe('The server cannot be reached.')
  })
})
