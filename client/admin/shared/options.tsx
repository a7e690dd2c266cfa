type OptionsProps = {
  /** The values with their labels, in display order. */
  readonly of: readonly (readonly [value: string, label: string])[]
}

/** The options of a select. */
export const Options = ({ of }: OptionsProps) =>
  of.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
