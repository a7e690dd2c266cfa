/** The room of the suggested pairs: one to a row on a phone. */
export const PAIRS_CLASSES = 'mt-8 min-h-88 sm:min-h-36'

export function PairsLoading() {
  return <div className={PAIRS_CLASSES} />
}
