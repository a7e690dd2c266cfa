import { GraphQLError, type ValidationRule } from 'graphql'
import { refuseText } from '../input-validation.ts'

/**
 * Refuses invalid text in a document's own strings: `"\u0000"` reaches a resolver as a control character although the
 * bytes of the request hold none.
 */
export const safeTextRule: ValidationRule = (context) => ({
  StringValue(node) {
    const refusal = refuseText(node.value)
    if (refusal) context.reportError(new GraphQLError(refusal, { nodes: node }))
  },
})
