import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '#client/ui/dialog.tsx'

describe('an error dialog', () => {
  beforeEach(() => {
    // jsdom has no modal dialogs.
    HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
      this.open = true
    })
    HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
      this.open = false
    })
  })

  it('is announced even without a text', () => {
    render(
      <Dialog open alert onClose={() => undefined} title="Your profile">
        {''}
      </Dialog>,
    )
    const dialog = screen.getByRole('alertdialog', { name: 'Your profile' })
    expect(dialog.textContent).toContain('An error occurred')
    expect(dialog.getAttribute('aria-describedby')).not.toBeNull()
  })

  it('announces nothing else with a text, or when closed', () => {
    const { rerender } = render(
      <Dialog open alert onClose={() => undefined} title="Your profile">
        Full name is required
      </Dialog>,
    )
    expect(screen.getByRole('alertdialog').textContent).toBe('Your profileFull name is requiredOK')
    rerender(
      <Dialog open={false} alert onClose={() => undefined} title="Your profile">
        {null}
      </Dialog>,
    )
    expect(document.body.textContent).not.toContain('An error occurred')
  })
})
