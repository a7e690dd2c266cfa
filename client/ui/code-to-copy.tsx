import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Field, Textarea } from './field.tsx'

const COPIED_MS = 2000

type CodeToCopyProps = { readonly label: string; readonly code: string; readonly hint?: string }

/** A piece of code for other websites, with a button that copies it. */
export function CodeToCopy({ label, code, hint }: CodeToCopyProps) {
  const [feedback, setFeedback] = useState<'copied' | 'failed' | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async () => {
    clearTimeout(timer.current)
    try {
      await navigator.clipboard.writeText(code)
      setFeedback('copied')
      timer.current = setTimeout(() => setFeedback(null), COPIED_MS)
    } catch {
      setFeedback('failed')
    }
  }

  const copied = feedback === 'copied'
  const Icon = copied ? Check : Copy
  return (
    <div className="grid gap-3">
      <Field label={label} hint={hint}>
        {(control) => (
          <Textarea
            {...control}
            readOnly
            rows={4}
            spellCheck={false}
            value={code}
            onFocus={(event) => event.target.select()}
            className="text-xs"
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          <Icon aria-hidden="true" className="size-4" />
          {copied ? 'Copied!' : 'Copy code'}
        </Button>
        <p role="status" className="text-sm">
          {copied ? <span className="sr-only">Copied!</span> : null}
          {feedback === 'failed' ? 'The code could not be copied. Select it and copy it yourself.' : null}
        </p>
      </div>
    </div>
  )
}
