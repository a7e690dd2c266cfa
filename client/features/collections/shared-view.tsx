import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { toolCountText } from './collection-texts.ts'
import { CompareLink } from './compare-link.tsx'
import { EntryRow, NoteText, type RenderSlot } from './entry-row.tsx'

const SharedView_collection = graphql(`
  fragment SharedView_collection on SharedCollection {
    name
    note
    tools {
      note
      tool {
        id
        slug
        ...EntryRow_tool
      }
    }
  }
`)

type SharedViewProps = {
  readonly collection: FragmentType<typeof SharedView_collection>
  readonly renderSlot: RenderSlot
}

/** A collection as people with its link see it. */
export function SharedView({ collection: masked, renderSlot }: SharedViewProps) {
  const { name, note, tools } = readFragment(SharedView_collection, masked)
  return (
    <>
      <p className="font-semibold text-sm text-support">Shared collection</p>
      <h1 dir="auto" className="wrap-anywhere mt-1 text-2xl lg:text-3xl">
        {name}
      </h1>
      {note === '' ? null : (
        <p dir="auto" className="wrap-anywhere mt-2 max-w-prose whitespace-pre-line">
          {note}
        </p>
      )}
      <p className="mt-1 text-soft tabular-nums">{toolCountText(tools.length)}</p>
      {tools.length < 2 ? null : <CompareLink slugs={tools.map(({ tool }) => tool.slug)} className="mt-4" />}
      {tools.length === 0 ? <p className="mt-6 text-soft">There are no tools in it yet.</p> : null}
      <ol className="mt-4 max-w-4xl divide-y divide-line">
        {tools.map((entry) => (
          <li key={entry.tool.id}>
            <EntryRow tool={entry.tool} renderSlot={renderSlot}>
              {entry.note === '' ? null : <NoteText note={entry.note} />}
            </EntryRow>
          </li>
        ))}
      </ol>
    </>
  )
}
