/** The tracker's records, without their visit. */

export type PageViewRecord = {
  /** The path with its allowed parameters, as returned by `recordedPath`. */
  readonly page: string
  readonly title: string
  /** The origin of the referring site; null within this site. */
  readonly referrer: string | null
  /** Milliseconds until the page was loaded; null for views without a page load. */
  readonly loadTime: number | null
}

export type EventRecord = {
  readonly category: string
  readonly action: string
  readonly label: string | null
  readonly value: number | null
}

export type SessionRecord = {
  readonly startTime: string
  readonly endTime: string
  readonly totalPages: number
  /** In seconds. */
  readonly totalDuration: number
  readonly bounced: boolean
}

/** A purchased subscription. Amounts are in USD; null if the plan was chosen in another visit. */
export type ConversionRecord = { readonly checkoutId: string; readonly value: number | null; readonly currency: 'USD' }
