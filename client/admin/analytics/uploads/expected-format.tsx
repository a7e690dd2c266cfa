import { SAMPLE_FILE } from './sample-file.ts'

/** The expected file format. */
export function ExpectedFormat() {
  return (
    <section aria-labelledby="expected-format" className="rounded-md border border-line bg-surface p-4">
      <h3 id="expected-format" className="font-semibold text-base">
        Expected CSV Format
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0} className="mt-3 overflow-x-auto rounded-sm bg-sunk p-3 text-sm">
        {SAMPLE_FILE}
      </pre>
      <ul className="mt-3 list-disc space-y-1 pl-5 text-sm text-soft">
        <li>Dates are YYYY-MM-DD, rates are in percent, and session_duration is in seconds.</li>
        <li>Leave page blank for a site-wide figure.</li>
        <li>A top_page row has the page name, views and conversions instead of value, date and page.</li>
        <li>Other columns are ignored. Rows with errors are skipped and listed by line.</li>
      </ul>
    </section>
  )
}
