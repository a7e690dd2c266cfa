import { useAdminQuery } from '../admin-tabs.ts'
import { PlannedTab } from '../planned-tab.tsx'
import { Component as CatalogueImport } from './import/catalogue-import.tsx'

export function Component() {
  const { query } = useAdminQuery()
  if (query.get('view') === 'import') return <CatalogueImport />
  return <PlannedTab title="Catalogue" text="Tools cannot be edited here yet." />
}
