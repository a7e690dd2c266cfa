import { useApolloClient } from '@apollo/client/react'
import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { reportError } from '../../lib/report-error.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'

const COPIED_MS = 2000

type Feedback = 'copied' | 'failed' | null

/** A member's code, and the link to copy. */
export function ReferralLink({ code, link }: { readonly code: string; readonly link: string }) {
  const client = useApolloClient()
  const [feedback, setFeedback] = useState<Feedback>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async () => {
    clearTimeout(timer.current)
    try {
      await navigator.clipboard.writeText(link)
      setFeedback('copied')
      timer.current = setTimeout(() => setFeedback(null), COPIED_MS)
    } catch (error) {
      setFeedback('failed')
      void reportError(client, error)
    }
  }

  const copied = feedback === 'copied'
  const Icon = copied ? Check : Copy
  return (
    <div className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-8">
      <div>
        <p className="font-semibold text-sm">Your code</p>
        <p className="mt-1 flex min-h-11 items-center font-semibold text-xl tabular-nums tracking-widest">{code}</p>
      </div>
      <div>
        <div className="flex flex-wrap items-end gap-3">
          <Field label="Your link" className="min-w-0 grow basis-56">
            {(control) => <Input {...control} readOnly value={link} onFocus={(event) => event.target.select()} />}
          </Field>
          <Button className="min-w-32" onClick={() => void copy()}>
            <Icon aria-hidden="true" className="size-4" />
            {copied ? 'Copied!' : 'Copy link'}
          </Button>
        </div>
        <p role="status" className="mt-1 min-h-[1lh] text-sm">
          {copied ? <span className="sr-only">Copied!</span> : null}
          {feedback === 'failed' ? 'The link could not be copied. Select it and copy it yourself.' : null}
        </p>
      </div>
    </div>
  )
}
