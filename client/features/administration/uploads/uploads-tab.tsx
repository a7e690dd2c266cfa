import { PlannedTab } from '../planned-tab.tsx'

export function Component() {
  return <PlannedTab title="Analytics Upload" text="Analytics files cannot be uploaded yet." />
}
