/** Earlier plan prices, for the few tools for which they are known. */
export function PriceHistory({ texts }: { readonly texts: readonly string[] }) {
  return (
    <section aria-labelledby="price-history" className="mt-6">
      <h3 id="price-history" className="font-sans font-semibold text-sm tracking-normal">
        Earlier prices
      </h3>
      <ul className="mt-2 grid gap-1 text-sm tabular-nums">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="mt-1 text-soft text-xs">As read on the vendor's pricing page, before tax.</p>
    </section>
  )
}
