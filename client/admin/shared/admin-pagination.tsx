import { pageCount, pageWindow } from '#core/display/pagination.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { changedHref, useAdminQuery } from './admin-query.ts'

type AdminPaginationProps = {
  readonly label: string
  /** The number of entries; undefined until loaded. */
  readonly total: number | undefined
  readonly pageSize: number
}

/** Links to the pages of a tab's list; the page is in the URL. */
export function AdminPagination({ label, total = 0, pageSize }: AdminPaginationProps) {
  const { query, page } = useAdminQuery()
  const last = pageCount(total, pageSize)
  return (
    <Pagination
      label={label}
      current={page}
      last={last}
      pages={pageWindow(page, last)}
      hrefFor={(number) => changedHref(query, { page: number === 1 ? null : String(number) })}
    />
  )
}
