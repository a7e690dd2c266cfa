/** Toasts that do more than pass. In a module of their own, because every page loads the plain ones. */
import { toast } from './toast.ts'

/** Long enough to find the button by keyboard. */
const ACTION_SHOWN_MS = 20_000
/** The longest time of a timer. */
const NO_END_MS = 2 ** 31 - 1

/** A toast with a button, such as one that undoes what was done. It goes when the button is pressed. */
export function actionToast(text: string, label: string, run: () => void): void {
  const button = document.createElement('button')
  button.type = 'button'
  // The column of toasts lets the pointer through.
  button.className = 'pointer-events-auto ml-3 min-h-11 px-2 font-semibold text-accent hover:text-accent-strong'
  button.textContent = label
  const end = toast(text, ACTION_SHOWN_MS, button)
  button.addEventListener('click', () => {
    end()
    run()
  })
}

/** A toast for what is under way. The result ends it. */
export const pendingToast = (text: string): (() => void) => toast(text, NO_END_MS)
