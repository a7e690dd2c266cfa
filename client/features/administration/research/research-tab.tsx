import { PlannedTab } from '../planned-tab.tsx'

export function Component() {
  return <PlannedTab title="AI Research" text="AI tool research cannot be started yet." />
}
