import { useLoaded } from '../../lib/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

const load = () => import('./sample-posts.tsx')

type UnreachableProps = { readonly onRetry: () => void; readonly busy: boolean }

function NothingToShow({ onRetry, busy }: UnreachableProps) {
  return (
    <div className="mt-6">
      <EmptyState
        title="This could not be loaded"
        action={
          <Button onClick={onRetry} disabled={busy}>
            {busy ? 'Trying...' : 'Try again'}
          </Button>
        }
      >
        <p>Live data is unavailable.</p>
      </EmptyState>
    </div>
  )
}

/** Labeled samples in place of a list that cannot be fetched. */
export function UnreachableList(props: UnreachableProps) {
  const samples = useLoaded(load, true)
  return samples ? <samples.SampleList {...props} /> : <NothingToShow {...props} />
}

/** A labeled sample in place of an article that cannot be fetched. */
export function UnreachableArticle({ slug, ...props }: UnreachableProps & { readonly slug: string }) {
  const samples = useLoaded(load, true)
  return samples ? <samples.SampleArticle slug={slug} {...props} /> : <NothingToShow {...props} />
}
