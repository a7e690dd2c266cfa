import type { ComponentProps, ReactNode } from 'react'
import { TableHead, TableRegion } from '../../ui/table-region.tsx'

export const ROW = 'border-line border-b last:border-b-0'
export const CELL = 'px-3 py-2 align-top'

type AdminTableProps = ComponentProps<typeof TableHead> & {
  readonly label: string
  /** The rows. */
  readonly children: ReactNode
}

export function AdminTable({ label, children, ...head }: AdminTableProps) {
  return (
    <TableRegion label={label}>
      <TableHead {...head} />
      <tbody>{children}</tbody>
    </TableRegion>
  )
}
