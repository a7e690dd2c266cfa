/** Category leaders and household names. */
const LEAST_PROMINENCE = 2

/** Whether an active tool is one of the best known: it gets a long text, and questions with answers. */
export const isBestKnown = ({
  status,
  prominence,
}: {
  readonly status: string
  readonly prominence: number
}): boolean => status === 'active' && prominence >= LEAST_PROMINENCE
