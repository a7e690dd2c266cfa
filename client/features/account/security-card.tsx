import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PASSWORD_CHANGED, PasswordForm } from './password-form.tsx'

type Stage = 'closed' | 'open' | 'canceled' | 'changed'

/** The password, whose form is away until it is asked for. Closing it clears what was typed. */
export function PasswordPart({ email }: { readonly email: string }) {
  const [stage, setStage] = useState<Stage>('closed')
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The form is gone with the focus in it.
    if (stage === 'canceled' || stage === 'changed') opener.current?.focus()
  }, [stage])
  if (stage === 'open') {
    return <PasswordForm email={email} onDone={() => setStage('changed')} onCancel={() => setStage('canceled')} />
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-soft text-sm">Changing it signs you out everywhere else.</p>
      {stage === 'changed' ? <Notice>{PASSWORD_CHANGED}</Notice> : null}
      <Button ref={opener} variant="secondary" onClick={() => setStage('open')}>
        Change Password
      </Button>
    </div>
  )
}
