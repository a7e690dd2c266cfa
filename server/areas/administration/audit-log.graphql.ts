import { builder } from '../../graphql/builder.ts'
import { exposedType, field, nullable, withExposed } from '../../graphql/exposed.ts'
import { numberedPage, pageArguments } from '../../graphql/numbered-page.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { AuditEntriesPage, AuditEntryView, AuditedField } from './audit-log.service.ts'

const AuditedFieldType = exposedType<AuditedField>('AuditedField', 'A field that an administrator changed.', {
  name: field.string('The name of the field.'),
  value: nullable.string('Its value; null for a personal field.'),
})

/** A typical maximum of fields per change. */
const FIELDS = { extensions: { listSize: 5 } }

const AuditEntryType = builder.objectRef<AuditEntryView>('AuditEntry').implement({
  description: 'What an administrator did.',
  fields: (t) =>
    withExposed(t, {
      id: field.id('A UUID.'),
      at: field.dateTime('When it happened.'),
      actor: nullable.string(
        "The administrator's email address; null for a command on the server or a deleted account.",
      ),
      action: field.string('Area and verb, such as `page.delete`.'),
      subjectType: field.string('The type of the changed record, such as `page`.'),
      subjectId: nullable.string('The id of the changed record; null when it is not a single record.'),
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
