// @chunk parts
import { Fragment } from 'react'

/** Longer words may not fit into a card or a column; shorter ones always do. */
const LONG = /\S{10}/
/** Before an inner capital and before a dot: `Active|Campaign`, `Presentations|.AI`. */
const SEAMS = /(?<=[a-z])(?=[A-Z])|(?<=\w)(?=\.\w)|(?<=[A-Z])(?=\d)/

/** A product name with line-break opportunities between its parts, used only when it is too long for its container. */
export function BreakableName({ name }: { readonly name: string }) {
  if (!LONG.test(name)) return name
  const [first, ...others] = name.split(SEAMS)
  return (
    <>
      {first}
      {others.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one name never change places
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  )
}
