/** Opens an invoice at the payment provider. `day`: its date as displayed. */
export function InvoiceLink({ url, day }: { readonly url: string; readonly day: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="link inline-flex min-h-11 items-center"
      aria-label={`View the ${day} invoice (opens in a new tab)`}
    >
      View invoice
    </a>
  )
}
