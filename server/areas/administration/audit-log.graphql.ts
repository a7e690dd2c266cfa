import { builder } from '../../graphql/builder.ts'
import { numberedPage, pageArguments } from '../../graphql/numbered-page.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { AuditEntriesPage, AuditEntryView, AuditedField } from './audit-log.service.ts'

const AuditedFieldType = builder.objectRef<AuditedField>('AuditedField').implement({
  description: 'A field that an administrator changed.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the field.' }),
    value: t.exposeString('value', { nullable: true, description: 'Its value; null for a personal field.' }),
  }),
})

/** A typical maximum of fields per change. */
const FIELDS = { extensions: { listSize: 5 } }

const AuditEntryType = builder.objectRef<AuditEntryView>('AuditEntry').implement({
  description: 'What an administrator did.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A UUID.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
    actor: t.exposeString('actor', {
      nullable: true,
      description: "The administrator's email address; null for a command on the server or a deleted account.",
    }),
    action: t.exposeString('action', { description: 'Area and verb, such as `page.delete`.' }),
    subjectType: t.exposeString('subjectType', { description: 'The type of the changed record, such as `page`.' }),
    subjectId: t.exposeString('subjectId', {
      nullable: true,
      description: 'The id of the changed record; null when it is not a single record.',
    }),
    before: t.field({
      type: [AuditedFieldType],
      ...FIELDS,
      description: 'The changed fields before; a field without a value is not listed.',
      resolve: ({ before }) => [...before],
    }),
    after: t.field({
      type: [AuditedFieldType],
      ...FIELDS,
      description: 'The same fields afterwards.',
      resolve: ({ after }) => [...after],
    }),
  }),
})

const AuditEntriesPageType = numberedPage<AuditEntriesPage>('auditEntries', AuditEntryType)

builder.queryField('auditEntries', (t) =>
  t.field({
    type: AuditEntriesPageType,
    extensions: { action: 'audit:read', work: 3 * STATEMENT },
    description: 'Lists the actions of administrators, newest first. For administrators.',
    args: {
      ...pageArguments(t.arg, 50),
    },
    resolve: async (_root, { page, first }, { viewer, services }) =>
      services.administration.auditLog.list(await viewer(), { page, first }),
  }),
)
