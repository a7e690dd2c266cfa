import { countText } from '#core/display/numbers.ts'

type RowErrorsProps = {
  readonly errors: readonly { readonly line: number; readonly message: string }[]
  /** The total number of rejected rows, which may exceed the listed ones. */
  readonly refused: number
}

/** Why rows were rejected; renders nothing without any. */
export function RowErrors({ errors, refused }: RowErrorsProps) {
  if (refused === 0) return null
  const more = refused - errors.length
  return (
    <details className="text-sm">
      <summary className="cursor-pointer font-medium">
        {countText(refused)} {refused === 1 ? 'row was' : 'rows were'} rejected
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
