import { builder } from '../../graphql/builder.ts'
import { field, nullable, withExposed } from '../../graphql/exposed.ts'
import type { ToolMarkPaths } from './tool-marks.ts'

export const ToolMarkImage = builder.objectRef<ToolMarkPaths>('ToolMarkImage').implement({
  description: 'The logo of a tool or its vendor. It is a trademark of its owner.',
  fields: (t) =>
    withExposed(t, {
      path: field.string('The path of an SVG file for light backgrounds.'),
      darkPath: nullable.string('The path of an SVG file for dark backgrounds; null when one file works for both.'),
    }),
})
