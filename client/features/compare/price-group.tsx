import { GroupRows, type GroupRowsProps } from './group-rows.tsx'

/** What the tools cost. */
export function PriceGroup(props: GroupRowsProps) {
  return <GroupRows {...props} />
}
