import { PlannedTab } from '../planned-tab.tsx'

export function Component() {
  return <PlannedTab title="System" text="The state of the installation cannot be seen yet." />
}
