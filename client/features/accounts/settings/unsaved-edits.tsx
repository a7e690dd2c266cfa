import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { storedToken } from '#client/lib/stored-session.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'

const textOf = (form: HTMLFormElement): string => JSON.stringify([...new FormData(form)])

type UnsavedEdits = {
  readonly onFocus: (event: FormEvent<HTMLFormElement>) => void
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void
  /** The dialog that asks before leaving the page; part of the form. */
  readonly leaving: ReactNode
}

/** Asks before leaving a page with unsaved form edits; `saved`: the current form content has been saved. */
export function useUnsavedEdits(saved: boolean): UnsavedEdits {
  /** The form content before it was edited. */
  const [before, setBefore] = useState<string | null>(null)
  const [isEdited, setIsEdited] = useState(false)
  const isUnsaved = isEdited && !saved
  const blocker = useBlocker(
    // A member who has signed out in the meantime has nothing to save.
    ({ currentLocation, nextLocation }) =>
      isUnsaved && storedToken() !== null && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!saved) return
    setBefore(null)
    setIsEdited(false)
  }, [saved])
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return {
    onFocus: ({ currentTarget }) => setBefore(before ?? textOf(currentTarget)),
    onInput: ({ currentTarget }) => setIsEdited(before !== null && textOf(currentTarget) !== before),
    leaving: (
      <Dialog
        open={blocker.state === 'blocked'}
        onClose={() => blocker.reset?.()}
        title="Leave without saving?"
        actions={
          <>
            <Button variant="secondary" onClick={() => blocker.reset?.()}>
              Stay here
            </Button>
            <Button variant="danger" onClick={() => blocker.proceed?.()}>
              Discard changes
            </Button>
          </>
        }
      >
        Your changes haven't been saved.
      </Dialog>
    ),
  }
}
