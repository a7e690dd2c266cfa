import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Panel } from './panel.tsx'
import { StepNumber } from './step-number.tsx'

type PanelProps = {
  readonly paid: boolean
  /** Whether it is known that there is no list when there is none. */
  readonly known: boolean
  /** Its number among the next steps of a new member; null elsewhere. */
  readonly step: number | null
  /** The latest list; null before the first quiz. */
  readonly children: ReactNode
}

/** Recommendations come from the quiz; without one there is only a link to it. */
export function RecommendationsPanel({ paid, known, step, children }: PanelProps) {
  return (
    <Panel
      id="recommendations"
      title={paid ? 'Tailored AI Recommendations' : 'Recommended for You'}
      lead={step === null ? null : <StepNumber>{step}</StepNumber>}
      mark={paid ? <Badge tone="gold">Pro</Badge> : null}
    >
      {children ??
        (known ? (
          <>
            <p className="text-soft text-sm">Answer 20 questions and see which tools fit your work.</p>
            <LinkButton to="/quiz" className="mt-3">
              {paid ? 'Take Quiz Now' : 'Take Quiz'}
            </LinkButton>
          </>
        ) : (
          <p className="text-soft text-sm">They could not be loaded.</p>
        ))}
    </Panel>
  )
}
