/** Slugs of the categories whose tools are models, or offer them by API: only these have a context window. */
export const MODEL_CATEGORIES: ReadonlySet<string> = new Set(['ai-models', 'model-apis'])
