/** Slugs of the categories whose tools are models, or offer them by API: only these have a context window. */
export const MODEL_CATEGORIES: ReadonlySet<string> = new Set(['ai-models', 'model-apis'])

/** The slug of the category of models. Those with open weights have a license, although they are not open source. */
export const OPEN_WEIGHTS_CATEGORY = 'ai-models'
