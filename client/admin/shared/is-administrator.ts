import { createContext, useContext } from 'react'

/** Whether the viewer is an administrator; otherwise an editor. The API enforces the permissions. */
export const IsAdministrator = createContext(false)

export const useIsAdministrator = (): boolean => useContext(IsAdministrator)
