// @chunk cards
// @chunk cards: Star
import { Star } from 'lucide-react'

const FULL = 5

type StarsProps = {
  readonly value: number
  /** One star stands for a rating where there is little room. */
  readonly shown?: 1 | 5
}

/** Stars, for sighted readers only: the number is in the text beside them. */
export function Stars({ value, shown = FULL }: StarsProps) {
  const filled = shown === 1 ? 1 : Math.round(value)
  return (
    <span aria-hidden="true" className="inline-flex">
      {Array.from({ length: shown }, (_, index) => index).map((index) => (
        <Star key={index} className={index < filled ? 'size-4 fill-gold text-gold' : 'size-4 text-edge'} />
      ))}
    </span>
  )
}

/** `1 star`, `4 stars`. */
export const starsText = (stars: number): string => (stars === 1 ? '1 star' : `${stars} stars`)
