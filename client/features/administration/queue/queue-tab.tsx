import { PlannedTab } from '../planned-tab.tsx'

export function Component() {
  return <PlannedTab title="Queue" text="There is no queue yet." />
}
