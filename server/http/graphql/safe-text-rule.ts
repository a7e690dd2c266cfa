import { GraphQLError, type ValidationRule } from 'graphql'
import { refuseText } from '../input-validation.ts'

/**
 * Rejects invalid text in string literals of a document: `"\u0000"` reaches a resolver as a control character although
 * the bytes of the request contain none.
 */
export const safeTextRule: ValidationRule = (context) => ({
  StringValue(node) {
    const refusal = refuseText(node.value)
    if (refusal) context.reportError(new GraphQLError(refusal, { nodes: node }))
  },
})
