import { momentText } from '../dates.ts'

type RevisionFactsProps = {
  readonly revision: {
    readonly authorName?: string | null
    readonly authorNote?: string | null
    readonly note?: string | null
    readonly createdAt: string
    readonly decidedAt?: string | null
  }
}

/** The author and time of a revision, with the notes of the editor and the administrator. */
export function RevisionFacts({ revision }: RevisionFactsProps) {
  const { authorName, authorNote, note, createdAt, decidedAt } = revision
  return (
    <>
      <p className="text-soft text-sm">
        {authorName ?? 'A deleted account'} · {momentText(createdAt)}
        {decidedAt ? ` · decided ${momentText(decidedAt)}` : ''}
      </p>
      {authorNote ? <Note label="Editor's note" text={authorNote} /> : null}
      {note ? <Note label="Administrator's note" text={note} /> : null}
    </>
  )
}

function Note({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <p className="wrap-anywhere max-w-prose whitespace-pre-line text-sm">
      <span className="font-semibold">{label}:</span> {text}
    </p>
  )
}
