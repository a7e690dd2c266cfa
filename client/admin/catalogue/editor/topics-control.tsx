import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Input, Select } from '#client/ui/field.tsx'
import { Options } from '../../shared/options.tsx'
import { TOPIC_OPTIONS } from './field-options.ts'

type TopicRow = { readonly topic: string; readonly weight: string }

const MAX_TOPICS = 6

const rowsOf = (cell: string): readonly TopicRow[] => {
  try {
    const topics = cell === '' ? {} : (JSON.parse(cell) as Readonly<Record<string, unknown>>)
    return Object.entries(topics).map(([topic, weight]) => ({ topic, weight: String(weight) }))
  } catch {
    return []
  }
}

const cellOfRows = (rows: readonly TopicRow[]): string => {
  const known = rows.filter(({ topic }) => topic !== '')
  const numbered = known.map(({ topic, weight }) => [topic, weight.trim() === '' ? weight : Number(weight)])
  return known.length === 0 ? '' : JSON.stringify(Object.fromEntries(numbered))
}

type TopicsControlProps = {
  readonly cell: string
  readonly onChange: (cell: string) => void
  readonly error: string | undefined
}

/** A tool's topics: 2 to 6, each with a weight. */
export function TopicsControl({ cell, onChange, error }: TopicsControlProps) {
  const [rows, setRows] = useState(() => rowsOf(cell))
  const change = (next: readonly TopicRow[]) => {
    setRows(next)
    onChange(cellOfRows(next))
  }
  const set = (index: number, changes: Partial<TopicRow>) =>
    change(rows.map((row, at) => (at === index ? { ...row, ...changes } : row)))
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="font-semibold text-sm">Topics</legend>
      <p className="text-soft text-xs">2 to 6 topics, each with a weight from 0.3 to 1.</p>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its position
        <div key={index} className="flex flex-wrap gap-2">
          <div className="min-w-40 flex-1">
            <Select
              aria-label={`Topic ${index + 1}`}
              value={row.topic}
              onChange={({ target }) => set(index, { topic: target.value })}
            >
              <option value="">Choose</option>
              <Options of={TOPIC_OPTIONS} />
            </Select>
          </div>
          <div className="w-20">
            <Input
              aria-label={`Weight of topic ${index + 1}`}
              inputMode="decimal"
              value={row.weight}
              onChange={({ target }) => set(index, { weight: target.value })}
            />
          </div>
          <Button
            variant="quiet"
            aria-label={`Remove topic ${index + 1}`}
            onClick={() => change(rows.filter((_, at) => at !== index))}
          >
            Remove
          </Button>
        </div>
      ))}
      {error === undefined ? null : (
        <p className="text-danger text-sm" role="alert">
          {error}
        </p>
      )}
      {rows.length >= MAX_TOPICS ? null : (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => change([...rows, { topic: '', weight: '0.5' }])}
        >
          Add a topic
        </Button>
      )}
    </fieldset>
  )
}
