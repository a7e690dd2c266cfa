/** Toasts that do more than pass. In a module of their own, because every page loads the plain ones. */
import { toast } from './toast.ts'

/** Long enough to find the button by keyboard. */
const ACTION_SHOWN_MS = 20_000
/** The longest time of a timer. */
const NO_END_MS = 2 ** 31 - 1

/** The Tab key, pressed on one element, leads to another for as long as that is there. */
function leadTab(from: HTMLElement, to: HTMLElement, backwards: boolean): void {
  from.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab' || event.shiftKey !== backwards || event.target !== from || !to.isConnected) return
    event.preventDefault()
    to.focus()
  })
}

/**
 * A toast with a button, such as one that undoes what was done. It goes when the button is pressed. The button stands at the
 * end of the page; `from`, which has the focus, has it as the next stop of the Tab key, and gets the focus back from it.
 */
export function actionToast(text: string, label: string, run: () => void, from?: HTMLElement | null): void {
  const button = document.createElement('button')
  button.type = 'button'
  // The column of toasts lets the pointer through.
  button.className = 'pointer-events-auto ml-3 min-h-11 px-2 font-semibold text-accent hover:text-accent-strong'
  button.textContent = label
  if (from) {
    leadTab(from, button, false)
    leadTab(button, from, true)
  }
  const end = toast(text, ACTION_SHOWN_MS, button)
  button.addEventListener('click', () => {
    end()
    from?.focus()
    run()
  })
}

/** A toast for what is under way. The result ends it. */
export const pendingToast = (text: string): (() => void) => toast(text, NO_END_MS)
