import { NotFoundView } from '../features/not-found/not-found-view.tsx'

export function Component() {
  return <NotFoundView />
}
