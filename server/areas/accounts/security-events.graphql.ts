import { SECURITY_EVENTS } from '#core/accounts/security-events.ts'
import type { SecurityEvent } from '#prisma/client/client.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { field, nullable, withExposed } from '../../graphql/exposed.ts'
import { numberedPage, pageArguments } from '../../graphql/numbered-page.ts'
import { viewerOfRow } from '../../graphql/viewer-rows.ts'
import { STATEMENT } from '../../graphql/work.ts'
import { type AccountEvent, type AccountEventsPage, MAX_OWN_EVENTS } from './security-events.service.ts'
import { ViewerType } from './viewer.graphql.ts'

const SecurityEventKindType = enumType(
  'SecurityEventKind',
  'What happened to the security of an account. New kinds can be added.',
  Object.fromEntries(Object.entries(SECURITY_EVENTS).map(([kind, label]) => [kind, `Shown as "${label}".`])) as Record<
    keyof typeof SECURITY_EVENTS,
    string
  >,
)

/** Fields of every view of an event. */
const common = {
  id: field.id('A UUID.'),
  kind: field.of(SecurityEventKindType, 'What happened.'),
  at: field.dateTime('When it happened.'),
  address: nullable.string('The IP address of the request; null for work of the server, and after 30 days.'),
  network: nullable.string('The network of the address: its /24, of IPv6 its /48.'),
  userAgent: nullable.string('The user agent, at most 200 characters.'),
  detail: nullable.string(
    'A code that says more: of an error, an action, a kind of factor, a role, or the start of a key.',
  ),
}

const SecurityEventType = builder.objectRef<SecurityEvent>('SecurityEvent').implement({
  description: "An event of the member's own account.",
  fields: (t) =>
    withExposed(t, {
      ...common,
      byAdministrator: t.boolean({
        description: 'Whether an administrator caused it.',
        resolve: ({ actorId }) => actorId !== null,
      }),
    }),
})

builder.prismaObjectField(ViewerType, 'securityEvents', (t) =>
  t.field({
    type: [SecurityEventType],
    extensions: { work: STATEMENT, listSize: MAX_OWN_EVENTS },
    description: `The newest security events of the account, at most ${MAX_OWN_EVENTS}. They are kept for a year.`,
    resolve: async (member, _args, { services }) => [
      ...(await services.accounts.securityEvents.own(viewerOfRow(member))),
    ],
  }),
)

const AccountEventType = builder.objectRef<AccountEvent>('AccountEvent').implement({
  description: 'A security event as administrators see it.',
  fields: (t) =>
    withExposed(t, {
      ...common,
      accountId: field.id('The id of the account.'),
      email: nullable.string("The account's email address; null once it is deleted."),
      actor: nullable.string('The email address of the administrator who caused it; null for all others.'),
      requestId: nullable.string('The request, as in `x-request-id` and in the log.'),
    }),
})

const AccountEventsPageType = numberedPage<AccountEventsPage>('accountEvents', AccountEventType)

builder.queryField('accountEvents', (t) =>
  t.field({
    type: AccountEventsPageType,
    extensions: { action: 'audit:read', work: 4 * STATEMENT },
    description: 'Lists the security events of all accounts, newest first. For administrators.',
    args: {
      kind: t.arg({ type: SecurityEventKindType, description: 'Only events of this kind.' }),
      account: t.arg.string({ description: 'Only events of this account: its email address or id.' }),
      ...pageArguments(t.arg, 50),
    },
    resolve: async (_root, { page, first, kind, account }, { viewer, services }) =>
      services.accounts.securityEvents.list(await viewer(), {
        page,
        first,
        kind: kind ?? null,
        account: account ?? null,
      }),
  }),
)
