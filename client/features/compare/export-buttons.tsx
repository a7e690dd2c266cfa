import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { ComparedTool, Comparison } from './comparison.ts'

type ExportProps = { readonly tools: readonly ComparedTool[]; readonly comparison: Comparison }

type Kind = 'csv' | 'markdown' | 'copy'

async function run(kind: Kind, { tools, comparison }: ExportProps): Promise<string> {
  const [{ comparisonCsv, comparisonMarkdown }, { download }] = await Promise.all([
    import('./comparison-exports.ts'),
    import('../../lib/download.ts'),
  ])
  const name = `compare-${tools.map(({ slug }) => slug).join('-')}`
  if (kind === 'csv') {
    download(`${name}.csv`, 'text/csv', comparisonCsv(tools, comparison))
    return 'Saved as CSV.'
  }
  const text = comparisonMarkdown(tools, comparison)
  if (kind === 'markdown') {
    download(`${name}.md`, 'text/markdown', text)
    return 'Saved as Markdown.'
  }
  await navigator.clipboard.writeText(text)
  return 'Copied as Markdown.'
}

/** Exports what the table shows. */
export function ExportButtons(props: ExportProps) {
  const [announcement, setAnnouncement] = useState('')
  const start = (kind: Kind) => {
    run(kind, props).then(setAnnouncement, () =>
      setAnnouncement('That didn’t work. Try again, or copy from the table.'),
    )
  }
  return (
    <div className="noscript:hidden flex flex-wrap items-center gap-2 print:hidden">
      <Button variant="secondary" onClick={() => start('csv')}>
        <span className="sr-only">Download</span> CSV
      </Button>
      <Button variant="secondary" onClick={() => start('markdown')}>
        <span className="sr-only">Download</span> Markdown
      </Button>
      <Button variant="secondary" onClick={() => start('copy')}>
        Copy <span className="sr-only">as Markdown</span>
      </Button>
      <p role="status" className="text-soft text-sm empty:-ml-2">
        {announcement}
      </p>
    </div>
  )
}
