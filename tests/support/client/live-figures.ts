/** The response with the figures beside claims. */
export const liveFigures = ({ toolCount = 1204, onTopic = 0.93 } = {}) => ({
  catalogue: { __typename: 'Catalogue', toolCount },
  recommendationEvaluation: {
    __typename: 'RecommendationEvaluation',
    heldOut: {
      __typename: 'HeldOutEvaluation',
      measures: [{ __typename: 'EvaluationMeasure', key: 'ON_TOPIC_AT_10', value: onTopic }],
    },
  },
})
