import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Field, Input } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'

type Feedback = 'copied' | 'failed' | null

/** A key right after its creation, the only time it is shown. */
export function NewKey({ value, onDone }: { readonly value: string; readonly onDone: () => void }) {
  const [feedback, setFeedback] = useState<Feedback>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setFeedback('copied')
    } catch {
      // The text says what to do instead.
      setFeedback('failed')
    }
  }

  const copied = feedback === 'copied'
  const Icon = copied ? Check : Copy
  return (
    <div className="grid gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        Your new key
      </h3>
      <Notice tone="warning">Copy it now and keep it secret. You can’t see it again.</Notice>
      <div className="flex flex-wrap items-end gap-3">
        <Field label="API key" className="min-w-0 grow basis-56">
          {(control) => (
            <Input {...control} data-private="" readOnly value={value} onFocus={(event) => event.target.select()} />
          )}
        </Field>
        <Button className="min-w-32" onClick={() => void copy()}>
          <Icon aria-hidden="true" className="size-4" />
          {copied ? 'Copied!' : 'Copy key'}
        </Button>
      </div>
      <p role="status" className="min-h-[1lh] text-sm">
        {copied ? <span className="sr-only">Copied!</span> : null}
        {feedback === 'failed' ? 'The key could not be copied. Select it and copy it yourself.' : null}
      </p>
      <Button variant="secondary" className="justify-self-start" onClick={onDone}>
        Done
      </Button>
    </div>
  )
}
