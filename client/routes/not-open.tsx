import { NotFoundView } from '../features/not-found/not-found-view.tsx'

/** Stands at the addresses of screens that are still to come: the same page, and it says so. */
export function Component() {
  return <NotFoundView notOpen />
}
