import { useEffect, useRef, useState } from 'react'
import { download } from '#client/lib/download.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { PRODUCT_NAME } from '#core/brand.ts'

const textOf = (codes: readonly string[]): string =>
  `Recovery codes for ${PRODUCT_NAME}. Each works once, after your password.\n\n${codes.join('\n')}\n`

/** Recovery codes right after their creation, the only time they are shown. */
export function NewCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const [feedback, setFeedback] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(textOf(codes))
      setFeedback('Copied.')
    } catch {
      setFeedback('The codes could not be copied. Select them and copy them yourself.')
    }
  }
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        Your recovery codes
      </h3>
      <Notice tone="warning">
        Save them now. You can’t see them again. Each code signs you in once, after your password, when you don’t have
        your passkey or your phone.
      </Notice>
      <ul data-private="" className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-md bg-sunk px-4 py-3 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          variant="secondary"
          onClick={() => download('toolfinch-recovery-codes.txt', 'text/plain', textOf(codes))}
        >
          Download
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <p role="status" className="min-h-[1lh] text-sm">
        {feedback}
      </p>
      <Button onClick={onDone}>I saved my codes</Button>
    </div>
  )
}
