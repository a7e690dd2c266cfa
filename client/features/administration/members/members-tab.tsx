import { PlannedTab } from '../planned-tab.tsx'

export function Component() {
  return <PlannedTab title="Members" text="Members cannot be found here yet." />
}
