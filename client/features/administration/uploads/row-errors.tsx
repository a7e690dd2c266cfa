import { countText } from '../../../../core/display/numbers.ts'

type RowErrorsProps = {
  readonly errors: readonly { readonly line: number; readonly message: string }[]
  /** How many rows were refused: more than are listed, perhaps. */
  readonly refused: number
}

/** Why rows were refused; nothing when none was. */
export function RowErrors({ errors, refused }: RowErrorsProps) {
  if (refused === 0) return null
  const more = refused - errors.length
  return (
    <details className="text-sm">
      <summary className="cursor-pointer font-medium">
        {countText(refused)} {refused === 1 ? 'row was' : 'rows were'} refused
      </summary>
      <ul className="wrap-anywhere mt-2 list-disc space-y-1 pl-5">
        {errors.map(({ line, message }) => (
          <li key={line}>{message}</li>
        ))}
        {more > 0 ? <li>And {countText(more)} more.</li> : null}
      </ul>
    </details>
  )
}
