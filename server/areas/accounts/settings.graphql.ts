import { builder } from '../../graphql/builder.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { Settings } from './settings.service.ts'

const SettingsType = builder.objectRef<Settings>('MemberSettings').implement({
  description: 'What the viewer has chosen. Emails that the account needs are sent in any case.',
  fields: (t) => ({
    emailMarketing: t.exposeBoolean('emailMarketing', { description: 'Emails with offers; off at first.' }),
    emailUpdates: t.exposeBoolean('emailUpdates', { description: 'Emails on what is new; off at first.' }),
    emailRecommendations: t.exposeBoolean('emailRecommendations', {
      description: 'Emails with recommendations; off at first.',
    }),
    pushNotifications: t.exposeBoolean('pushNotifications', { description: 'Notices in the browser; off at first.' }),
    keepHistory: t.exposeBoolean('keepHistory', {
      description: 'Whether the tools that the viewer looks at are kept for their own dashboard; on at first.',
    }),
  }),
})

builder.queryField('settings', (t) =>
  t.field({
    type: SettingsType,
    extensions: { work: STATEMENT },
    description: "The viewer's settings. Needs a token.",
    resolve: async (_root, _args, { viewer, services }) => services.settings.read(await viewer()),
  }),
)

const UpdateSettingsInput = builder.inputType('UpdateSettingsInput', {
  description: 'What to change; what is left out or null stays.',
  fields: (t) => ({
    emailMarketing: t.boolean({ description: 'Emails with offers.' }),
    emailUpdates: t.boolean({ description: 'Emails on what is new.' }),
    emailRecommendations: t.boolean({ description: 'Emails with recommendations.' }),
    pushNotifications: t.boolean({ description: 'Notices in the browser.' }),
    keepHistory: t.boolean({ description: 'Off also removes what was kept.' }),
  }),
})

const UpdateSettingsPayload = builder.objectRef<{ settings: Settings }>('UpdateSettingsPayload').implement({
  description: 'The settings are changed.',
  fields: (t) => ({ settings: t.expose('settings', { type: SettingsType, description: 'As they are now.' }) }),
})

builder.mutationField('updateSettings', (t) =>
  t.field({
    type: UpdateSettingsPayload,
    extensions: { work: 2 * STATEMENT },
    description: "Changes the viewer's settings. Needs a token.",
    args: { input: t.arg({ type: UpdateSettingsInput, required: true, description: 'What to change.' }) },
    resolve: async (_root, { input }, { viewer, services }) => {
      const given = Object.entries(input).filter(([, value]) => typeof value === 'boolean')
      return { settings: await services.settings.update(await viewer(), Object.fromEntries(given)) }
    },
  }),
)
