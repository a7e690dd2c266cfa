import type { ReactNode } from 'react'

/** The text of an error; an error without one still says that it is one. */
export const errorText = (children: ReactNode): ReactNode =>
  children === null || children === undefined || children === '' ? 'An error occurred' : children
