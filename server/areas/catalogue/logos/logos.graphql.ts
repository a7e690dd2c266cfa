import { InvalidInputError } from '#core/errors.ts'
import { builder } from '#server/graphql/builder.ts'
import { failures } from '#server/graphql/errors.ts'
import { exposedType, field } from '#server/graphql/exposed.ts'
import { mutationInput } from '#server/graphql/mutation-input.ts'
import { STATEMENT } from '#server/graphql/work.ts'

const LogoFileType = exposedType<{ readonly contentType: string; readonly data: string }>(
  'LogoFile',
  'A file of an uploaded logo, as served at `/logos/`.',
  {
    contentType: field.string('`image/svg+xml` or `image/png`.'),
    data: field.string('The file in base64.'),
  },
)

builder.queryField('logoFile', (t) =>
  t.field({
    type: LogoFileType,
    nullable: true,
    extensions: { reads: 'program', work: STATEMENT },
    description: 'A file of an uploaded logo; null when there is none. It never changes under its name.',
    args: { name: t.arg.string({ required: true, description: 'The last part of its path.' }) },
    resolve: (_root, { name }, { services }) => services.catalogue.logos.read(name),
  }),
)

const UploadLogoPayload = exposedType<{ readonly file: string }>('UploadLogoPayload', 'The logo is stored.', {
  file: field.string('Its name: the value of the field `logo` of a tool.'),
})

builder.mutationField('uploadLogo', (t) =>
  t.field({
    type: UploadLogoPayload,
    extensions: { action: 'tool:change', work: 4 * STATEMENT },
    description:
      'Stores a logo, so that an edit can give it to a tool. It is drawn again for light and dark pages; the uploaded file is not kept.',
    errors: failures([InvalidInputError], 'The stored logo, or what is wrong with the file.'),
    args: mutationInput('uploadLogo', (input) => ({
      data: input.string({
        required: true,
        description: 'An SVG of plain shapes or a PNG, in base64, at most 32 kB before encoding.',
      }),
    })),
    resolve: async (_root, { input: { data } }, context) => ({
      file: await context.services.catalogue.logos.upload(await context.viewer(), data),
    }),
  }),
)
