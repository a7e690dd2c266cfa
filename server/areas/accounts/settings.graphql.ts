import type { Prisma } from '#prisma/client/client.ts'
import { builder } from '../../graphql/builder.ts'
import { failures } from '../../graphql/errors.ts'
import { plannedQuery } from '../../graphql/planned-query.ts'
import { STATEMENT } from '../../graphql/work.ts'

const SettingsType = builder.prismaObject('MemberSettings', {
  description: "The viewer's settings. Essential account emails are always sent.",
  select: { userId: true },
  fields: (t) => ({
    id: t.exposeID('userId', { description: "The member's UUID." }),
    emailMarketing: t.exposeBoolean('emailMarketing', {
      description: 'Emails with offers; off by default. None are sent yet.',
    }),
    emailUpdates: t.exposeBoolean('emailUpdates', {
      description: 'Emails about new features; off by default. None are sent yet.',
    }),
    emailRecommendations: t.exposeBoolean('emailRecommendations', {
      description:
        'Emails about recommendations: one per list, which asks two weeks later whether the member chose one of its tools. Off by default.',
    }),
    pushNotifications: t.exposeBoolean('pushNotifications', {
      description: 'Browser notifications; off by default. None are sent yet.',
    }),
    priceAlerts: t.exposeBoolean('priceAlerts', {
      description: 'Emails when the price of a saved tool changes; off by default.',
    }),
    outcomeQuestions: t.exposeBoolean('outcomeQuestions', {
      description: 'Whether the viewer is asked what they chose from a list of recommendations; on by default.',
    }),
    keepHistory: t.exposeBoolean('keepHistory', {
      description: 'Whether the tools that the viewer visits are stored for their own dashboard; on by default.',
    }),
  }),
})

builder.queryField('settings', (t) =>
  t.prismaField({
    type: SettingsType,
    extensions: { work: STATEMENT },
    description: "The viewer's settings. Requires a token.",
    resolve: async (query, _root, _args, { viewer, services }) =>
      services.accounts.settings.read(await viewer(), query),
  }),
)

const UpdateSettingsInput = builder.inputType('UpdateSettingsInput', {
  description: 'The settings to change; omitted and null fields stay unchanged.',
  fields: (t) => ({
    emailMarketing: t.boolean({ description: 'Emails with offers.' }),
    emailUpdates: t.boolean({ description: 'Emails about new features.' }),
    emailRecommendations: t.boolean({ description: 'Emails about recommendations.' }),
    pushNotifications: t.boolean({ description: 'Browser notifications.' }),
    priceAlerts: t.boolean({ description: 'Emails when the price of a saved tool changes.' }),
    outcomeQuestions: t.boolean({
      description: 'Whether the viewer is asked what they chose from a list of recommendations.',
    }),
    keepHistory: t.boolean({
      description: 'Whether to store the viewing history; turning it off also deletes the history.',
    }),
  }),
})

const UpdateSettingsPayload = builder
  .objectRef<{ readonly settings: typeof SettingsType.$inferType }>('UpdateSettingsPayload')
  .implement({
    description: 'The settings were changed.',
    fields: (t) => ({ settings: t.expose('settings', { type: SettingsType, description: 'The current settings.' }) }),
  })

builder.mutationField('updateSettings', (t) =>
  t.field({
    type: UpdateSettingsPayload,
    extensions: { work: 2 * STATEMENT },
    description: "Changes the viewer's settings. Requires a token.",
    errors: failures([], 'The changed settings.'),
    args: { input: t.arg({ type: UpdateSettingsInput, required: true, description: 'What to change.' }) },
    resolve: async (_root, { input }, context, info) => {
      const given = Object.entries(input).filter(([, value]) => typeof value === 'boolean')
      const viewer = await context.viewer()
      const query = plannedQuery<Prisma.MemberSettingsSelect>(context, info, ['settings'], { userId: true })
      return { settings: await context.services.accounts.settings.update(viewer, Object.fromEntries(given), query) }
    },
  }),
)
