import { createContext, useContext } from 'react'

/** Whether the viewer is an administrator; an editor otherwise. The API decides what either may do. */
export const IsAdministrator = createContext(false)

export const useIsAdministrator = (): boolean => useContext(IsAdministrator)
