import { TableHead, TableRegion } from '#client/ui/table-region.tsx'
import { figureText, type Report, rowText } from './report-values.ts'

const FIGURE = 'whitespace-nowrap px-3 py-2 text-right tabular-nums'

/** All figures of a report. */
export function ReportTable({ label, report }: { readonly label: string; readonly report: Report }) {
  const { keyLabel, columns, rows, totals } = report
  const headings = columns.map((column) => column.label)
  const figures = (values: Report['rows'][number]['values']) =>
    columns.map(({ key, unit }, index) => (
      <td key={key} className={FIGURE}>
        {figureText(values[index], unit)}
      </td>
    ))
  return (
    <TableRegion label={label}>
      <TableHead names={[keyLabel, ...headings]} figures={headings} />
      <tbody>
        {rows.map(({ key, label: text, values }) => (
          <tr key={key} className="border-line border-b last:border-b-0">
            <th scope="row" className="wrap-anywhere min-w-40 px-3 py-2 font-normal">
              {rowText(text)}
            </th>
            {figures(values)}
          </tr>
        ))}
      </tbody>
      {totals ? (
        <tfoot className="border-edge border-t font-semibold">
          <tr>
            <th scope="row" className="px-3 py-2 font-semibold">
              Total
            </th>
            {figures(totals)}
          </tr>
        </tfoot>
      ) : null}
    </TableRegion>
  )
}
