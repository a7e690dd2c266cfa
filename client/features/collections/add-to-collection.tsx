import { useApolloClient, useQuery } from '@apollo/client/react'
import { ListPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { collectionNameProblem, MAX_COLLECTION_NAME } from '#core/collections.ts'
import { graphql } from '../../gql/gql.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LoadingStatus, Skeleton } from '../../ui/skeleton.tsx'
import { toolCountText } from './collection-texts.ts'
import { changeOutcome, failureText } from './use-collection-change.ts'
import { useCollectionTools } from './use-collection-tools.ts'
import { useCreateCollection } from './use-save-collection.ts'

const CollectionsOfToolQuery = graphql(`
  query CollectionsOfTool($toolId: ID!) {
    collections(first: 50) {
      nodes {
        id
        name
        toolCount
      }
    }
    collectionIdsWithTool(toolId: $toolId)
  }
`)

type CollectedTool = { readonly id: string; readonly name: string }
type AddToCollectionProps = {
  readonly tool: CollectedTool
  /** An icon button, where there is no room for text. */
  readonly compact?: boolean
  readonly className?: string
}

/** Opens the list of the member's collections for a tool. */
export function AddToCollection({ tool, compact = false, className }: AddToCollectionProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant={compact ? 'secondary' : 'quiet'}
        className={classNames(compact && 'size-11 px-0!', className)}
        title="Add to collection"
        aria-label={`Add to collection: ${tool.name}`}
        onClick={() => setOpen(true)}
      >
        <ListPlus aria-hidden="true" className="size-4" />
        {compact ? null : 'Collection'}
      </Button>
      {open ? <ChooseCollections tool={tool} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function ChooseCollections({ tool, onClose }: { readonly tool: CollectedTool; readonly onClose: () => void }) {
  const { data, error, refetch } = useQuery(CollectionsOfToolQuery, {
    variables: { toolId: tool.id },
    context: { asViewer: true },
    // Another device may have changed the lists since.
    fetchPolicy: 'network-only',
  })
  const client = useApolloClient()
  const tools = useCollectionTools()
  const [problem, setProblem] = useState<string | null>(null)
  const sending = useRef(false)

  const change = async (collectionId: string, isIn: boolean, toolCount: number) => {
    if (sending.current) return
    sending.current = true
    setProblem(null)
    const place = { collectionId, toolId: tool.id }
    try {
      await (isIn ? tools.remove(place, toolCount - 1) : tools.add(place, toolCount + 1))
    } catch (failure) {
      setProblem(failureText(client, failure, NOT_SAVED))
    } finally {
      sending.current = false
    }
  }

  const holding = new Set(data?.collectionIdsWithTool)
  const collections = data?.collections.nodes ?? []
  return (
    <Dialog open onClose={onClose} title={`Add ${tool.name} to a collection`} form>
      <div className="grid gap-4">
        {error ? (
          <Notice tone="danger">
            <p>Your collections could not be loaded.</p>
            <Button variant="quiet" className="-ml-3" onClick={() => void refetch().catch(() => undefined)}>
              Try again
            </Button>
          </Notice>
        ) : data === undefined ? (
          <>
            <LoadingStatus label="Loading your collections" />
            <Skeleton className="h-11" />
          </>
        ) : (
          <ul className="grid max-h-72 overflow-y-auto">
            {collections.map(({ id, name, toolCount }) => (
              <li key={id} className="border-line border-t first:border-t-0">
                <label className="wrap-anywhere flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
                  <input
                    type="checkbox"
                    className="size-4 shrink-0"
                    checked={holding.has(id)}
                    onChange={() => void change(id, holding.has(id), toolCount)}
                  />
                  <span dir="auto" className="min-w-0 flex-1">
                    {name}
                  </span>
                  <span className="text-soft text-xs tabular-nums">{toolCountText(toolCount)}</span>
                </label>
              </li>
            ))}
          </ul>
        )}
        {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
        {data === undefined ? null : (
          <NewCollection toolId={tool.id} add={tools.add} onMade={() => void refetch().catch(() => undefined)} />
        )}
        <Button onClick={onClose} className="justify-self-end">
          Done
        </Button>
      </div>
    </Dialog>
  )
}

const NOT_SAVED = 'The change could not be saved. Please try again.'

type NewCollectionProps = {
  readonly toolId: string
  readonly add: ReturnType<typeof useCollectionTools>['add']
  readonly onMade: () => void
}

/** Creates a collection with the tool in it. */
function NewCollection({ toolId, add, onMade }: NewCollectionProps) {
  const create = useCreateCollection()
  const { formProps, errors, problem, busy, clearError } = useForm({
    fields: ['name'],
    check: ({ name }) => {
      const found = collectionNameProblem(name)
      return found === null ? {} : { name: found }
    },
    send: async ({ name }) => {
      const outcome = await create({ name, note: '' })
      if (!('done' in outcome)) return { problem: outcome.errors?.name ?? outcome.problem ?? NOT_SAVED }
      // The collection exists now: sending the form again would create a second one.
      formProps.ref.current?.reset()
      return changeOutcome(add({ collectionId: outcome.done, toolId }, 1).finally(onMade))
    },
    failure: NOT_SAVED,
  })
  return (
    <form {...formProps} className="flex flex-wrap items-start gap-2">
      <Field label="New collection" className="min-w-0 grow basis-48" error={errors.name ?? problem ?? undefined}>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="off"
            placeholder="Such as “For the team”"
            maxLength={MAX_COLLECTION_NAME}
            onChange={() => clearError('name')}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" className="mt-6" disabled={busy}>
        {busy ? 'Creating…' : 'Create and add'}
      </Button>
    </form>
  )
}
