import { useApolloClient } from '@apollo/client/react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { createUndoToast } from '../../ui/toasts-with-more.ts'
import { CompareLink } from './compare-link.tsx'
import { EntryNote } from './entry-note.tsx'
import { EntryRow, type RenderSlot } from './entry-row.tsx'
import { failureText } from './use-collection-change.ts'
import { useCollectionTools } from './use-collection-tools.ts'

const CollectionEntries_collection = graphql(`
  fragment CollectionEntries_collection on Collection {
    id
    tools {
      id
      note
      tool {
        id
        slug
        name
        ...EntryRow_tool
      }
    }
  }
`)

type CollectionEntriesProps = {
  readonly collection: FragmentType<typeof CollectionEntries_collection>
  readonly renderSlot: RenderSlot
  /** Shown for a list without tools. */
  readonly empty: ReactNode
}

/** Links to the comparison of the first tools. Renders nothing if there is nothing to compare. */
export function CompareEntries({ collection: masked }: Pick<CollectionEntriesProps, 'collection'>) {
  const { tools } = readFragment(CollectionEntries_collection, masked)
  return tools.length < 2 ? null : <CompareLink slugs={tools.map(({ tool }) => tool.slug)} />
}

const ICON_BUTTON =
  'grid size-11 place-items-center rounded-md text-soft hover:bg-sunk hover:text-accent aria-disabled:opacity-40 aria-busy:opacity-60'

const notifyRemoved = createUndoToast((count) => `${count} tools were removed.`)

/** The tools in the member's own collection, which can be reordered, annotated and removed. */
export function CollectionEntries({ collection: masked, renderSlot, empty }: CollectionEntriesProps) {
  const { id: collectionId, tools: entries } = readFragment(CollectionEntries_collection, masked)
  const client = useApolloClient()
  const { add, remove, setNote, move } = useCollectionTools()
  const [announcement, setAnnouncement] = useState('')
  // Stays when the last tool is removed, so that it can take the focus.
  const list = useRef<HTMLElement>(null)
  const sending = useRef(false)
  const [moved, setMoved] = useState<{ readonly entryId: string; readonly direction: string } | null>(null)
  useEffect(() => {
    if (moved === null) return
    const row = list.current?.querySelector(`[data-entry="${moved.entryId}"]`)
    // Moving the row takes the focus from its button. A button that kept the focus is not scrolled to.
    row?.querySelector<HTMLElement>(`[data-move="${moved.direction}"]`)?.focus()
    row?.scrollIntoView({ block: 'nearest' })
  }, [moved])

  /** One change at a time, because each sends a position to the server. */
  const run = async (change: () => Promise<void>) => {
    if (sending.current) return
    sending.current = true
    try {
      await change()
    } catch (error) {
      toast(failureText(client, error, 'The change could not be saved. Please try again.'))
    } finally {
      sending.current = false
    }
  }

  const moveTo = (index: number, position: number, direction: string) => {
    const entry = entries[index]
    if (entry === undefined || position < 1 || position > entries.length) return
    void run(async () => {
      await move({ collectionId, toolId: entry.tool.id, entryId: entry.id, position })
      setAnnouncement(`${entry.tool.name} is now number ${position} of ${entries.length}.`)
      setMoved({ entryId: entry.id, direction })
    })
  }

  const takeOut = (index: number) => {
    const entry = entries[index]
    if (entry === undefined) return
    const place = { collectionId, toolId: entry.tool.id }
    void run(async () => {
      const removal = remove(place, entries.length - 1)
      list.current?.focus()
      await removal
      notifyRemoved(
        `${entry.tool.name} was removed.`,
        () => run(() => add({ ...place, note: entry.note, position: index + 1 }, entries.length)),
        list.current,
      )
    })
  }

  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <section ref={list} tabIndex={-1} aria-label="Tools in this collection" className="outline-none">
        {entries.length === 0 ? (
          empty
        ) : (
          <ol className="max-w-4xl divide-y divide-line">
            {entries.map((entry, index) => (
              <li key={entry.id} data-entry={entry.id}>
                <EntryRow tool={entry.tool} renderSlot={renderSlot}>
                  <EntryNote
                    toolName={entry.tool.name}
                    note={entry.note}
                    save={(note) => setNote({ collectionId, toolId: entry.tool.id, entryId: entry.id, note })}
                  >
                    <EntryActions
                      name={entry.tool.name}
                      isFirst={index === 0}
                      isLast={index === entries.length - 1}
                      onMove={(direction) => moveTo(index, index + (direction === 'up' ? 0 : 2), direction)}
                      onRemove={() => takeOut(index)}
                    />
                  </EntryNote>
                </EntryRow>
              </li>
            ))}
          </ol>
        )}
      </section>
    </>
  )
}

type Direction = 'up' | 'down'

type EntryActionsProps = {
  readonly name: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (direction: Direction) => void
  readonly onRemove: () => void
}

/** Moves an entry by one place, and takes it out. */
function EntryActions({ name, isFirst, isLast, onMove, onRemove }: EntryActionsProps) {
  return (
    <div className="-mr-3 flex items-center">
      <button
        type="button"
        data-move="up"
        aria-label={`Move ${name} up`}
        aria-disabled={isFirst || undefined}
        className={ICON_BUTTON}
        onClick={() => onMove('up')}
      >
        <ArrowUp aria-hidden="true" className="size-4" />
      </button>
      <button
        type="button"
        data-move="down"
        aria-label={`Move ${name} down`}
        aria-disabled={isLast || undefined}
        className={ICON_BUTTON}
        onClick={() => onMove('down')}
      >
        <ArrowDown aria-hidden="true" className="size-4" />
      </button>
      <Button variant="quiet" onClick={onRemove}>
        Remove<span className="sr-only"> {name} from this collection</span>
      </Button>
    </div>
  )
}
