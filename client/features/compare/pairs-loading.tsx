/** The room of the suggested pairs: one to a row on a phone. */
export const PAIRS_CLASSES = 'mt-10 min-h-116 sm:min-h-68 lg:min-h-48'

export function PairsLoading() {
  return <div className={PAIRS_CLASSES} />
}
