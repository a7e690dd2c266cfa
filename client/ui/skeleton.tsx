// @chunk parts
import { classNames } from './class-names.ts'

/** A placeholder for content that is loading; give it the content's size. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" className={classNames('block animate-breathe rounded-sm bg-track', className)} />
}

/** Tells screen readers that something is loading, once for a group of skeletons. */
export function LoadingStatus({ label = 'Loading' }: { readonly label?: string }) {
  return (
    <p role="status" className="sr-only">
      {label}
    </p>
  )
}
