import { classNames } from './class-names.ts'

/** A quiet block that holds the place of content under way; give it the content's size. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" className={classNames('block animate-breathe rounded-sm bg-sunk', className)} />
}

/** Says to screen readers that something is loading, once for a whole group of skeletons. */
export function LoadingStatus({ label = 'Loading' }: { readonly label?: string }) {
  return (
    <p role="status" className="sr-only">
      {label}
    </p>
  )
}
