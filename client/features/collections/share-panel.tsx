import { useApolloClient } from '@apollo/client/react'
import { Check, Copy, Link2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { usePageFacts } from '../../lib/page.tsx'
import { reportError } from '../../lib/report-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { failureText } from './use-collection-change.ts'
import { useShareCollection } from './use-share-collection.ts'

const COPIED_MS = 2000

type SharePanelProps = { readonly id: string; readonly sharePath: string | null }

/** A collection's link: creates, copies, replaces and deletes it. */
export function SharePanel({ id, sharePath }: SharePanelProps) {
  const client = useApolloClient()
  const { share, unshare } = useShareCollection()
  const [busy, setBusy] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  const run = async (change: (id: string) => Promise<void>, text: string) => {
    if (busy) return
    setBusy(true)
    try {
      await change(id)
      toast(text)
      // The clicked button may be gone.
      heading.current?.focus()
    } catch (error) {
      toast(failureText(client, error, 'The link could not be changed. Please try again.'))
    } finally {
      setBusy(false)
      setConfirming(false)
    }
  }

  return (
    <section aria-labelledby="share" data-private className="mt-6 max-w-4xl rounded-md border border-line bg-sunk p-4">
      <h2 id="share" ref={heading} tabIndex={-1} className="text-lg outline-none">
        Share
      </h2>
      {sharePath === null ? (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-prose text-soft text-sm">
            Only you can see this collection. With a link, anyone who has it can see the name, your notes and the tools,
            but not who you are.
          </p>
          <Button variant="secondary" disabled={busy} onClick={() => void run(share, 'The link is ready.')}>
            <Link2 aria-hidden="true" className="size-4" />
            {busy ? 'Creating…' : 'Create link'}
          </Button>
        </div>
      ) : (
        <>
          <p className="mt-1 max-w-prose text-soft text-sm">
            Anyone with this link can see the name, your notes and the tools, but not who you are.
          </p>
          <SharedLink path={sharePath} />
          <div className="mt-2 -ml-3 flex flex-wrap">
            <Button variant="quiet" disabled={busy} onClick={() => setConfirming(true)}>
              Replace link
            </Button>
            <Button variant="quiet" disabled={busy} onClick={() => void run(unshare, 'The link no longer works.')}>
              Stop sharing
            </Button>
          </div>
        </>
      )}
      <Dialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title="Replace the link?"
        actions={
          <>
            <Button variant="secondary" onClick={() => setConfirming(false)}>
              Cancel
            </Button>
            <Button disabled={busy} onClick={() => void run(share, 'The new link is ready.')}>
              Replace link
            </Button>
          </>
        }
      >
        The current link stops working for everyone who has it.
      </Dialog>
    </section>
  )
}

function SharedLink({ path }: { readonly path: string }) {
  const { origin } = usePageFacts()
  const client = useApolloClient()
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const link = `${origin}${path}`
  const copy = async () => {
    clearTimeout(timer.current)
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
      timer.current = setTimeout(() => setCopied(false), COPIED_MS)
    } catch (error) {
      toast('The link could not be copied. Select it and copy it yourself.')
      void reportError(client, error)
    }
  }
  const Icon = copied ? Check : Copy
  return (
    <div className="mt-3 flex flex-wrap items-end gap-3">
      <Field label="Link" className="min-w-0 grow basis-56">
        {(control) => <Input {...control} readOnly value={link} onFocus={(event) => event.target.select()} />}
      </Field>
      <Button className="min-w-32" onClick={() => void copy()}>
        <Icon aria-hidden="true" className="size-4" />
        {copied ? 'Copied!' : 'Copy link'}
      </Button>
      <p role="status" className="sr-only">
        {copied ? 'Copied!' : ''}
      </p>
    </div>
  )
}
