/** Replaces a button while no payment provider is configured. */
export function NotForSale() {
  return <p className="self-center text-soft text-sm">Not available right now</p>
}
