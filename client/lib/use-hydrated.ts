import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in what the server rendered, true once the page answers to events. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
