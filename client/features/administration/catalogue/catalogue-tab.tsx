import { PlannedTab } from '../planned-tab.tsx'

export function Component() {
  return <PlannedTab title="Catalogue" text="Tools cannot be edited here yet." />
}
