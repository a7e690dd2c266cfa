import { InvalidInputError } from '../errors.ts'

const MIN_STARS = 1
export const MAX_STARS = 5

/** The prior in stars and its weight in ratings. Constant, so that rating one tool never moves another. */
export const PRIOR_STARS = 3.5
export const PRIOR_RATINGS = 25

const SCALE = 1_000_000

/** Bayesian mean in millionths of a star, a whole number for stable sorting: (sum + 25 * 3.5) / (count + 25). */
export const ratingScore = (sum: number, count: number): number =>
  Math.round(((sum + PRIOR_RATINGS * PRIOR_STARS) / (count + PRIOR_RATINGS)) * SCALE)

/** From this many ratings on, a mean is only theirs. */
export const FULL_RATINGS = 10

/**
 * The prior of a category in millionths of a star: the mean of the ratings of its tools, and 3.5 while there are fewer
 * than ten.
 */
export const ratingPrior = (sum: number, count: number): number =>
  Math.round((count < FULL_RATINGS ? PRIOR_STARS : sum / count) * SCALE)

/**
 * The mean to show for at least one rating. Below ten, the prior stands for the missing ones, so that a few ratings
 * cannot put a tool at the top.
 */
export const shrunkMean = (sum: number, count: number, prior: number): number => {
  const missing = Math.max(0, FULL_RATINGS - count)
  return (sum + (missing * prior) / SCALE) / (count + missing)
}

/** Throws InvalidInputError for anything but a whole number from 1 to 5. */
export const checkStars = (stars: number): void => {
  if (Number.isInteger(stars) && stars >= MIN_STARS && stars <= MAX_STARS) return
  throw new InvalidInputError(`"stars" must be a whole number from ${MIN_STARS} to ${MAX_STARS}.`, 'stars')
}
