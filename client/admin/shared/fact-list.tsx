import { classNames } from '../../ui/class-names.ts'

type FactListProps = {
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly className?: string
  /** Whether the values are right-aligned figures. */
  readonly figures?: boolean
}

/** Names and values in two columns. */
export function FactList({ facts, className, figures = false }: FactListProps) {
  return (
    <dl className={classNames('grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm', className)}>
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-soft">{name}</dt>
          <dd className={classNames('wrap-anywhere', figures && 'text-right tabular-nums')}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
