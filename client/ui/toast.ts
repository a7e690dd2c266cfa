const SHOWN_MS = 6000
/** Long enough to find the button by keyboard. */
const ACTION_SHOWN_MS = 20_000

let column: HTMLElement | undefined

/** The place of all toasts at the window's foot, made for the first. It stays: moved, its texts would be read again. */
function placeOfToasts(): HTMLElement {
  if (column?.isConnected) return column
  column = document.createElement('div')
  column.className =
    'pointer-events-none fixed inset-x-4 bottom-[calc(var(--tray-height)+1.5rem)] z-50 grid justify-items-center gap-2'
  document.body.append(column)
  return column
}

type ToastOptions = {
  /** A button beside the text, such as one that undoes what was done. The toast goes when it is pressed. */
  readonly action?: { readonly label: string; readonly run: () => void }
  /** Keeps the toast until this is settled, for what is still under way. */
  readonly until?: Promise<unknown>
}

/** The button of a toast, reachable by pointer although its column is not. */
function actionButton({ label, run }: NonNullable<ToastOptions['action']>, region: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'pointer-events-auto min-h-11 px-2 font-semibold text-accent hover:text-accent-strong'
  button.textContent = label
  button.addEventListener('click', () => {
    region.remove()
    run()
  })
  return button
}

/**
 * Says in passing that something was done, below what was said before and is still there. It lives beside the page's
 * own tree, so that it outlasts a change of screen; the region is there a moment before its text, or screen readers
 * would not announce it.
 */
export function toast(text: string, { action, until }: ToastOptions = {}): void {
  const region = document.createElement('div')
  region.setAttribute('role', 'status')
  placeOfToasts().append(region)
  requestAnimationFrame(() => {
    const line = document.createElement('p')
    line.className =
      'flex items-center gap-3 rounded-md border border-line border-l-4 border-l-support bg-surface px-4 py-3 text-sm shadow-raised'
    line.textContent = text
    if (action !== undefined) line.append(actionButton(action, region))
    region.append(line)
  })
  const remove = () => region.remove()
  if (until === undefined) setTimeout(remove, action === undefined ? SHOWN_MS : ACTION_SHOWN_MS)
  else void until.then(remove, remove)
}
