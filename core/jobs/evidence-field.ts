const LISTS = ['features', 'useCases', 'pros'] as const

type Texts = Readonly<Record<(typeof LISTS)[number], readonly string[]>> & { readonly description: string }

/** Where the record of a tool has the entry that a grade quotes; null if it no longer has it. */
export const evidenceField = (tool: Texts, evidence: string): (typeof LISTS)[number] | 'description' | null =>
  LISTS.find((name) => tool[name].includes(evidence)) ?? (tool.description === evidence ? 'description' : null)
