import { Star } from 'lucide-react'
import { type PointerEvent, useState } from 'react'
import { classNames } from './class-names.ts'
import { starsText } from './stars.tsx'

const STARS = [1, 2, 3, 4, 5]

type StarRadiosProps = {
  readonly name: string
  /** The chosen stars; null without a choice. */
  readonly stars: number | null
  readonly disabled?: boolean
  /** The id of the text that says what is wrong with the choice. */
  readonly errorId?: string | undefined
  readonly onChoose: (stars: number) => void
}

/** A choice of one to five stars, in a group that has a label. */
export function StarRadios({ name, stars, disabled = false, errorId, onChoose }: StarRadiosProps) {
  const [pointed, setPointed] = useState<number | null>(null)
  const filled = pointed ?? stars ?? 0
  const point = (star: number) => (event: PointerEvent) => {
    // A touch has no hover state.
    if (event.pointerType === 'mouse') setPointed(star)
  }
  return (
    <div className={classNames('flex', disabled && 'opacity-60')} onPointerLeave={() => setPointed(null)}>
      {STARS.map((star) => (
        <label
          key={star}
          onPointerEnter={point(star)}
          className="relative grid size-11 place-items-center rounded-md outline-support has-focus-visible:outline-2"
        >
          <input
            type="radio"
            name={name}
            value={star}
            checked={stars === star}
            aria-describedby={errorId}
            aria-invalid={errorId === undefined ? undefined : true}
            onChange={() => onChoose(star)}
            className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
          />
          <Star
            aria-hidden="true"
            strokeWidth={1.75}
            className={classNames('size-6', star <= filled ? 'fill-gold text-gold' : 'text-edge')}
          />
          <span className="sr-only">{starsText(star)}</span>
        </label>
      ))}
    </div>
  )
}
