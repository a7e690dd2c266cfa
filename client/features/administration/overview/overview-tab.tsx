import { PlannedTab } from '../planned-tab.tsx'

export function Component() {
  return <PlannedTab title="Overview" text="Reports cannot be seen yet." />
}
