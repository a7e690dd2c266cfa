/** The catalog tab of the administration, with two tools. */
import { openAdministration } from '../administration-screen.tsx'

export const tool = (name: string, changes: object = {}) => ({
  __typename: 'EditableTool',
  id: `id-${name}`,
  slug: name,
  name,
  category: 'writing',
  status: 'ACTIVE',
  mergedInto: null,
  featured: false,
  verifiedOn: null,
  pricesKnownFor: '2025-06',
  websiteUrl: 'https://vendor.example/',
  fields: Object.entries({ name, vendor: 'Works', skill: '1', pros: '["Quick"]' }).map(([field, value]) => ({
    __typename: 'EditableField',
    name: field,
    value,
    fact: { __typename: 'EditableFieldFact', source: 'EDITORIAL', asOf: '2025-06', url: null, checkedOn: null },
  })),
  ...changes,
})
export const saved = (field: string) => () => ({
  [field]: { __typename: 'SaveToolPayload', slug: 'abacus', changeSetId: 'set', revisionId: null },
})
export const open = (query: string, given: Parameters<typeof openAdministration>[1] = {}, role = 'ADMIN') => {
  const answers = {
    CatalogueCategories: () => ({ categories: [] }),
    EditableTools: () => ({
      editableTools: { __typename: 'EditableToolsPage', totalCount: 60, nodes: [tool('abacus'), tool('birch')] },
    }),
    EditableTool: () => ({ editableTool: tool('abacus') }),
    EditorRank: () => ({ editorRank: { __typename: 'EditorRank', toolId: 'abacus', editorRank: 3 } }),
    ToolClaims: () => ({ toolClaims: [] }),
    ...given,
  }
  return openAdministration(`/admin?tab=catalogue${query}`, answers, role)
}
