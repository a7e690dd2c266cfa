import type { ConversionRecord, EventRecord, PageViewRecord } from './records.ts'

/** A third-party analytics tag, which gets the same masked records as our own server. */
export type ExternalTag = {
  readonly pageView: (view: PageViewRecord) => void
  readonly event: (event: EventRecord, page: string) => void
  readonly conversion: (conversion: ConversionRecord) => void
}

type Entry = Readonly<Record<string, string | number | null>>

/** Loads a tag manager's script, which reads `dataLayer`, the queue that tag managers share. */
export function loadExternalTag(address: string): ExternalTag {
  const page = window as Window & { dataLayer?: Entry[] }
  page.dataLayer ??= []
  const queue = page.dataLayer
  document.head.append(Object.assign(document.createElement('script'), { src: address, async: true }))
  return {
    pageView: ({ page: path, title, referrer }) =>
      queue.push({ event: 'page_view', page_path: path, page_title: title, page_referrer: referrer }),
    event: ({ category, action, label, value }, path) =>
      queue.push({
        event: `${category}_${action}`,
        event_category: category,
        event_label: label,
        event_value: value,
        page_path: path,
      }),
    conversion: ({ checkoutId, value, currency }) =>
      queue.push({ event: 'purchase', transaction_id: checkoutId, value, currency }),
  }
}
