import { useEffect, useRef, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { PASSWORD_CHANGED, PasswordForm } from './password-form.tsx'

type Stage = 'closed' | 'open' | 'canceled' | 'changed'

/** The password card. Its form is hidden until opened; closing it clears the fields. */
export function PasswordPart({ email }: { readonly email: string }) {
  const [stage, setStage] = useState<Stage>('closed')
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The form that had the focus is gone.
    if (stage === 'canceled' || stage === 'changed') opener.current?.focus()
  }, [stage])
  if (stage === 'open') {
    return <PasswordForm email={email} onDone={() => setStage('changed')} onCancel={() => setStage('canceled')} />
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-soft text-sm">Changing your password signs you out everywhere else.</p>
      {stage === 'changed' ? <Notice>{PASSWORD_CHANGED}</Notice> : null}
      <Button ref={opener} variant="secondary" onClick={() => setStage('open')}>
        Change Password
      </Button>
    </div>
  )
}
