import { type MeasureGoal, reaches } from '#core/measure-goal.ts'
import { builder } from './builder.ts'

/** A measured value with its goals. */
type Measured<Key extends string> = MeasureGoal & { readonly key: Key; readonly value: number }

/** An enum of an evaluation's keys, in upper case, with descriptions. */
export const measureEnum = <Key extends string>(
  name: string,
  description: string,
  descriptions: Readonly<Record<Key, string>>,
) =>
  builder.enumType(name, {
    description,
    values: Object.fromEntries(
      (Object.keys(descriptions) as Key[]).map((key) => [
        key.toUpperCase(),
        { value: key, description: descriptions[key] },
      ]),
    ) as Record<Uppercase<Key>, { value: Key; description: string }>,
  })

export const measureType = <Key extends string>(name: string, keys: ReturnType<typeof measureEnum<Key>>) =>
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
