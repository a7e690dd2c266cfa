import type { ComponentType } from 'react'
import { useLoaded } from '../../lib/use-loaded.ts'
import { NotLoaded } from './not-loaded.tsx'

type LoadedPartProps = {
  /** The name of the part, such as `this tab`. */
  readonly name: string
  /** Must be the same function in every render. */
  readonly load: () => Promise<{ readonly Component: ComponentType }>
}

/** A part of the administration that is loaded when it is first shown. */
export function LoadedPart({ name, load }: LoadedPartProps) {
  const part = useLoaded(load, true)
  return part === null ? <NotLoaded name={name} height="h-96" /> : <part.Component />
}
