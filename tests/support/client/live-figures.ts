/** The response with the figures beside claims. */
export const liveFigures = ({
  toolCount = 1204,
  onTopic = 0.93,
  outcome = null as { readonly people: number; readonly chose: number } | null,
} = {}) => ({
  catalogue: { __typename: 'Catalogue', toolCount },
  outcomeFigure: outcome && { __typename: 'OutcomeFigure', ...outcome },
  recommendationEvaluation: {
    __typename: 'RecommendationEvaluation',
    heldOut: {
      __typename: 'HeldOutEvaluation',
      measures: [{ __typename: 'EvaluationMeasure', key: 'ON_TOPIC_AT_10', value: onTopic }],
    },
  },
})
