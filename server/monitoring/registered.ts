/** Metrics whose values are read when they are scraped. */
import { Counter, Gauge, type Registry } from 'prom-client'

type Labels = Readonly<Record<string, string>>
type Value = number | null | undefined

/** Values with their labels. A value without labels is a single one; null: there is none now. */
type Read = () => Value | Iterable<readonly [Labels, Value]>

type Description = { readonly name: string; readonly help: string; readonly labels?: readonly string[] }

const valuesOf = (read: Read): Iterable<readonly [Labels, Value]> => {
  const given = read()
  return given === null || given === undefined || typeof given === 'number' ? [[{}, given]] : given
}

const present = (values: Iterable<readonly [Labels, Value]>): [Labels, number][] =>
  [...values].flatMap(([labels, value]) => (value === null || value === undefined ? [] : [[labels, value]]))

/** Adds up values of the same labels. Nothing is shown for a gauge without a value. */
export const registerGauge = (registry: Registry, { name, help, labels = [] }: Description, read: Read): void => {
  new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
    collect() {
      this.reset()
      // A reset sets a gauge without labels to 0.
      if (labels.length === 0) this.remove()
      for (const [given, value] of present(valuesOf(read))) this.inc(given, value)
    },
  })
}

export const registerCounter = (registry: Registry, { name, help, labels = [] }: Description, read: Read): void => {
  new Counter({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
    collect() {
      this.reset()
      for (const [given, value] of present(valuesOf(read))) this.inc(given, value)
    },
  })
}
