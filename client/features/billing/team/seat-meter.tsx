import type { Ref } from 'react'
import { classNames } from '#client/ui/class-names.ts'

type SeatMeterProps = {
  readonly total: number
  readonly used: number
  readonly reserved: number
  readonly ref: Ref<HTMLParagraphElement>
}

/** The number of used and reserved seats, as text and as a row of boxes. */
export function SeatMeter({ total, used, reserved, ref }: SeatMeterProps) {
  const invitations = reserved === 1 ? '1 open invitation' : `${reserved} open invitations`
  return (
    <div className="grid gap-2">
      <p ref={ref} tabIndex={-1} className="text-sm">
        {used} of {total} seats used
        {reserved > 0 ? `, ${invitations}` : ''}
      </p>
      <div aria-hidden="true" className="flex max-w-60 gap-1">
        {Array.from({ length: total }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes have no identity but their position.
            key={index}
            className={classNames(
              'h-2 flex-1 rounded-sm border',
              index < used
                ? 'border-support bg-support'
                : index < used + reserved
                  ? 'border-support bg-support-wash'
                  : 'border-edge',
            )}
          />
        ))}
      </div>
    </div>
  )
}
