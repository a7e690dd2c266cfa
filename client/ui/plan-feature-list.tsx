// @chunk parts: Check
import { Check, CircleDashed } from 'lucide-react'
import { Badge } from './badge.tsx'
import { classNames } from './class-names.ts'

type PlanFeatureListProps = {
  readonly features: readonly {
    readonly id: string
    readonly text: string
    readonly planned: boolean
    /** Keeps room of this length behind the text for something that is loading. */
    readonly room?: string
  }[]
  readonly className: string
}

/** The features of a plan; planned ones are marked. */
export function PlanFeatureList({ features, className }: PlanFeatureListProps) {
  return (
    <ul className={classNames('grid', className)}>
      {features.map(({ id, text, planned, room }) => {
        const Mark = planned ? CircleDashed : Check
        return (
          <li key={id} className="flex gap-3">
            <span className="flex h-lh shrink-0 items-center">
              <Mark aria-hidden="true" className={classNames('size-4', planned ? 'text-soft' : 'text-support')} />
            </span>
            <span className={planned ? 'text-soft' : undefined}>
              {text}
              {room ? (
                <span aria-hidden="true" className="invisible">
                  {room}
                </span>
              ) : null}{' '}
              {planned ? <Badge className="ml-1 align-middle">Planned</Badge> : null}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
