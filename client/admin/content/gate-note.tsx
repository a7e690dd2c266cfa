import type { PagesTable_pageFragment } from '../../gql/graphql.ts'

type GateNoteProps = { readonly page: Pick<PagesTable_pageFragment, 'status' | 'gateStatus' | 'gateProblems'> }

/** Why the quality gate keeps a page as a draft, and whether an administrator has overridden it. */
export function GateNote({ page: { status, gateStatus, gateProblems } }: GateNoteProps) {
  if (status === 'DRAFT' && gateStatus === 'PUBLISHED') {
    return <p className="mt-1 text-soft text-xs">Unpublished by an administrator</p>
  }
  if (gateProblems.length === 0) return null
  return (
    <>
      {status === 'PUBLISHED' ? (
        <p className="mt-1 text-soft text-xs">Published by an administrator; the quality gate says draft:</p>
      ) : null}
      <ul className="mt-1 grid gap-0.5 text-soft text-xs">
        {gateProblems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </>
  )
}
