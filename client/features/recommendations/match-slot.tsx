import { useSignedIn } from '../../lib/stored-session.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import type { SlotTool } from './tool-slot.ts'

const load = () => import('./tool-match.tsx')

/** Where members see how well a tool fits them. Renders and loads nothing for visitors. */
export function MatchSlot({ tool }: { readonly tool: Pick<SlotTool, 'id' | 'name'> }) {
  const part = useLoaded(load, useSignedIn())
  return part && <part.ToolMatch tool={tool} />
}
