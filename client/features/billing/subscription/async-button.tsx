import type { ApolloClient } from '@apollo/client'
import { type ReactNode, useState } from 'react'
import { reportError } from '#client/lib/report-error.ts'
import { Button, type ButtonVariant } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'

const FAILED = 'The payment service could not be reached. Please try again in a few minutes.'

type AsyncButtonProps = {
  readonly variant?: ButtonVariant
  readonly busy: boolean
  readonly busyText: string
  readonly client: ApolloClient
  /** Resolves to the problem to show, or null after a success. May reject: the error is reported. */
  readonly run: () => Promise<string | null>
  readonly children: ReactNode
}

/** A button for one request, with its problem below it. */
export function AsyncButton({ variant = 'secondary', busy, busyText, client, run, children }: AsyncButtonProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const onClick = async () => {
    setProblem(null)
    try {
      setProblem(await run())
    } catch (error) {
      setProblem(FAILED)
      void reportError(client, error)
    }
  }
  return (
    <>
      <Button variant={variant} disabled={busy} onClick={() => void onClick()}>
        {busy ? busyText : children}
      </Button>
      {problem === null ? null : (
        <Notice tone="danger" className="order-last w-full">
          {problem}
        </Notice>
      )}
    </>
  )
}
