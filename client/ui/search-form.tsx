import { Search } from 'lucide-react'
import { type ComponentProps, type FormEvent, useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Field, Input } from './field.tsx'

type SearchFormProps = {
  /** Receives the trimmed term; never an empty one. */
  readonly onSearch: (term: string) => void
  readonly placeholder?: string
  /** Whether it is the most important part of the screen. */
  readonly large?: boolean
  readonly className?: string
}

/** Without a border, which the form has. */
function LargeInput(props: ComponentProps<'input'>) {
  return (
    <input
      className="min-h-12 w-full text-ellipsis bg-transparent px-2.5 text-base outline-none placeholder:text-soft lg:text-lg"
      {...props}
    />
  )
}

/** Searches the directory; without JavaScript it sends the term to the directory's address. */
export function SearchForm({
  onSearch,
  placeholder = 'Search AI tools...',
  large = false,
  className,
}: SearchFormProps) {
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
      className={classNames(
        'flex w-full gap-2',
        large
          ? 'rounded-lg border border-edge bg-surface p-1.5 outline-support outline-offset-2 has-[input:focus-visible]:outline-2'
          : 'items-end',
        className,
      )}
    >
      <Field label="Search AI tools" hideLabel className="min-w-0 flex-1">
        {(control) => {
          const Control = large ? LargeInput : Input
          return (
            <Control
              {...control}
              type="search"
              name="search"
              maxLength={100}
              value={term}
              onChange={(event) => setTerm(event.target.value)}
              placeholder={placeholder}
            />
          )
        }}
      </Field>
      <Button type="submit" variant={large ? 'primary' : 'secondary'}>
        <Search aria-hidden="true" className="size-4" />
        <span className={large ? 'max-sm:sr-only' : undefined}>Search</span>
      </Button>
    </form>
  )
}
