// @chunk cards: Minus, Plus
import { Check, Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'

const ToolSections_tool = graphql(`
  fragment ToolSections_tool on Tool {
    id
    name
    longDescription
    features
    useCases
    pros
    cons
  }
`)

/** Imported lists may have duplicates; each text is shown once. */
const unique = (texts: readonly string[]): string[] => [...new Set(texts)]

/** A tool's features, use cases, description, pros and cons. */
export function ToolSections({ tool: masked }: { readonly tool: FragmentType<typeof ToolSections_tool> }) {
  const tool = readFragment(ToolSections_tool, masked)
  return (
    <div className="grid grid-cols-1 gap-10">
      {tool.longDescription === '' ? null : (
        <Section id="about" heading={`About ${tool.name}`}>
          <div className="mt-4 gap-x-10 space-y-3 sm:columns-2">
            {unique(tool.longDescription.split(/\n{2,}/)).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
      )}
      {tool.features.length === 0 ? null : (
        <Section id="features" heading="Features">
          <MarkedList
            items={tool.features}
            mark={<Check aria-hidden="true" className={`${MARK} text-accent`} />}
            columns
          />
        </Section>
      )}
      {tool.useCases.length === 0 ? null : (
        <Section id="use-cases" heading="Use Cases">
          <ul className="mt-4 grid grid-cols-1 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2">
            {unique(tool.useCases).map((useCase) => (
              <li key={useCase} className="bg-surface p-4 text-sm last:odd:sm:col-span-2">
                {useCase}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {tool.pros.length + tool.cons.length === 0 ? null : (
        <Section id="pros-and-cons" heading="Pros & Cons">
          <div className="grid grid-cols-1 gap-x-8 sm:grid-cols-2">
            <Side
              heading="Pros"
              items={tool.pros}
              mark={<Plus aria-hidden="true" className={`${MARK} text-support`} />}
            />
            <Side
              heading="Cons"
              items={tool.cons}
              mark={<Minus aria-hidden="true" className={`${MARK} text-danger`} />}
            />
          </div>
        </Section>
      )}
    </div>
  )
}

const MARK = 'mt-1 size-4 shrink-0'

type SectionProps = { readonly id: string; readonly heading: string; readonly children: ReactNode }

function Section({ id, heading, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      {children}
    </section>
  )
}

type ListProps = { readonly items: readonly string[]; readonly mark: ReactNode }

function Side({ heading, items, mark }: ListProps & { readonly heading: string }) {
  if (items.length === 0) return null
  return (
    <div className="mt-4">
      <h3 className="font-sans font-semibold text-sm tracking-normal">{heading}</h3>
      <MarkedList items={items} mark={mark} />
    </div>
  )
}

function MarkedList({ items, mark, columns = false }: ListProps & { readonly columns?: boolean }) {
  return (
    <ul className={columns ? 'mt-4 grid grid-cols-1 gap-x-8 gap-y-2 sm:grid-cols-2' : 'mt-2 grid grid-cols-1 gap-2'}>
      {unique(items).map((item) => (
        <li key={item} className="flex min-w-0 gap-2.5 text-sm">
          {mark}
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  )
}
