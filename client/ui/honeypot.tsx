/** A field that only bots fill in: hidden from view, from the keyboard and from screen readers. */
export function Honeypot({ name }: { readonly name: string }) {
  return (
    <div aria-hidden="true" className="-left-[200vw] absolute size-px overflow-hidden">
      <input type="text" name={name} tabIndex={-1} autoComplete="off" aria-label="Leave this field empty" />
    </div>
  )
}
