/** Toasts that are more than a short text. In a separate module, because every page loads the plain ones. */
import { toast } from './toast.ts'

/** Long enough to reach the button by keyboard. */
const ACTION_SHOWN_MS = 20_000
/** The longest delay of a timer. */
const NO_END_MS = 2 ** 31 - 1

/** Makes the Tab key move from one element to another for as long as the other exists. */
function leadTab(from: HTMLElement, to: HTMLElement, backwards: boolean): void {
  from.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab' || event.shiftKey !== backwards || event.target !== from || !to.isConnected) return
    event.preventDefault()
    to.focus()
  })
}

type ShownToast = { readonly close: () => void; readonly isShown: () => boolean }

/**
 * A toast with a button, such as an undo button. It closes when the button is pressed. The button is at the end of the
 * page; for `from`, which has the focus, it is the next tab stop, and it returns the focus to `from`.
 */
export function actionToast(text: string, label: string, run: () => void, from?: HTMLElement | null): ShownToast {
  const button = document.createElement('button')
  button.type = 'button'
  // The container of toasts ignores the pointer.
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
  return { close: end, isShown: () => button.isConnected }
}

/**
 * Toasts with an undo button, of which only the last is shown: while it is visible, the next action replaces it, and its
 * button undoes all of them, the last one first. `many` is the text for several actions. Create one per screen.
 */
export function createUndoToast(many: (count: number) => string) {
  let last: ShownToast | null = null
  let runs: readonly (() => Promise<void>)[] = []
  return (text: string, undo: () => Promise<void>, from?: HTMLElement | null): void => {
    runs = last?.isShown() ? [undo, ...runs] : [undo]
    last?.close()
    const shown = runs
    last = actionToast(
      shown.length === 1 ? text : many(shown.length),
      shown.length === 1 ? 'Undo' : 'Undo all',
      async () => {
        for (const one of shown) await one()
      },
      from,
    )
  }
}

/** A toast for an action in progress. The returned function closes it. */
export const pendingToast = (text: string): (() => void) => toast(text, NO_END_MS)
