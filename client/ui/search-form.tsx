import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Field, Input } from './field.tsx'

type SearchFormProps = {
  /** Receives the trimmed term; never an empty one. */
  readonly onSearch: (term: string) => void
  readonly className?: string
}

/** Searches the directory; without JavaScript it sends the term to the directory's address. */
export function SearchForm({ onSearch, className }: SearchFormProps) {
  const [term, setTerm] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = term.trim()
    if (trimmed !== '') onSearch(trimmed)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari before 17 and jsdom do not know the search element
    <form
      role="search"
      action="/ai-tools"
      onSubmit={submit}
      className={classNames('flex w-full items-end gap-2', className)}
    >
      <Field label="Search AI tools" hideLabel className="min-w-0 flex-1">
        {(control) => (
          <Input
            {...control}
            type="search"
            name="search"
            maxLength={100}
            value={term}
            onChange={(event) => setTerm(event.target.value)}
            placeholder="Search AI tools..."
          />
        )}
      </Field>
      <Button type="submit" variant="secondary">
        <Search aria-hidden="true" className="size-4" />
        Search
      </Button>
    </form>
  )
}
