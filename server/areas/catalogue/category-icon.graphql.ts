import type { Tint } from '#core/display/tints.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { field, withExposed } from '../../graphql/exposed.ts'
import type { CategoryIcon } from './category-icons.ts'

const TintEnum = enumType<Tint>('Tint', 'A tint of category icons. Related categories share one.', {
  rust: 'Pictures: images, photos, design and slides.',
  amber: 'Organizing work: meetings, documents, automation and agents.',
  moss: 'Text: writing, notes, translation and email.',
  pine: 'Professions and knowledge: education, science, law, health, money and people.',
  teal: 'Answers: assistants, search, support and voice agents.',
  sky: 'Software: code, models and databases.',
  plum: 'Video, audio, music and 3D.',
  rose: 'Selling: marketing, sales, shops and social media.',
})

export const CategoryIconType = builder.objectRef<CategoryIcon>('CategoryIcon').implement({
  description: 'The icon of a category.',
  fields: (t) =>
    withExposed(t, {
      path: field.string('The path of an SVG symbol for a `use` element. It is drawn in the current text color.'),
      tint: t.field({
        type: TintEnum,
        description: 'The tint of its tile.',
        resolve: ({ tint }) => tint,
      }),
    }),
})
