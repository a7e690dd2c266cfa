import { builder } from '../../graphql/builder.ts'
import type { ToolMarkPaths } from './tool-marks.ts'

export const ToolMarkImage = builder.objectRef<ToolMarkPaths>('ToolMarkImage').implement({
  description: "A brand mark: the tool's own, or that of its vendor. It is a trademark of its owner.",
  fields: (t) => ({
    path: t.exposeString('path', { description: 'The path of an SVG file, for light grounds.' }),
    darkPath: t.exposeString('darkPath', {
      nullable: true,
      description: 'The path of another file for dark grounds; null when one file serves both.',
    }),
  }),
})
