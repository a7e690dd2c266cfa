import { type MeasureGoal, reaches } from '#core/measure-goal.ts'
import { builder } from './builder.ts'
import type { enumType } from './enum-type.ts'

/** A measured value with its goals. */
type Measured<Key extends string> = MeasureGoal & { readonly key: Key; readonly value: number }

export const measureType = <Key extends string>(name: string, keys: ReturnType<typeof enumType<Key>>) =>
  builder.objectRef<Measured<Key>>(name).implement({
    description: 'A measured value of the evaluation with its goals.',
    fields: (t) => ({
      key: t.field({ type: keys, description: 'The measure.', resolve: ({ key }) => key as never }),
      value: t.exposeFloat('value', { description: 'The measured value; shares are 0 to 1.' }),
      floor: t.exposeFloat('floor', { description: 'The value required for release.' }),
      target: t.exposeFloat('target', { description: 'The target value.' }),
      lessIsBetter: t.boolean({
        description: 'Whether lower is better, so that floor and target are upper bounds.',
        resolve: ({ lessIsBetter }) => lessIsBetter === true,
      }),
      reachesFloor: t.boolean({
        description: 'Whether the value reaches the floor.',
        resolve: (measure) => reaches(measure, measure.value, 'floor'),
      }),
      reachesTarget: t.boolean({
        description: 'Whether the value reaches the target.',
        resolve: (measure) => reaches(measure, measure.value, 'target'),
      }),
    }),
  })
