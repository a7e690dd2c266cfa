import { NotFoundError } from '#core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { failures } from '../../graphql/errors.ts'
import { exposedType, field, nullable } from '../../graphql/exposed.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { AdministeredClaim } from './claim-administration.service.ts'
import { ClaimMethodEnum } from './listing.graphql.ts'

const MOST_CLAIMS = 50

const ToolClaimType = exposedType<AdministeredClaim>('ToolClaim', 'An active claim of a tool. For administrators.', {
  id: field.id('The id of the claim.'),
  memberId: nullable.id('The id of the member; null after the account was deleted.'),
  memberName: nullable.string('The name of the member; null after the account was deleted.'),
  domain: field.string('The proved domain.'),
  method: field.of(ClaimMethodEnum, 'How it was proved.'),
  since: nullable.dateTime('When it was proved.'),
})

builder.queryField('toolClaims', (t) =>
  t.field({
    type: [ToolClaimType],
    extensions: { action: 'listing:manage', listSize: MOST_CLAIMS, work: STATEMENT },
    description: 'Lists the active claims of a tool. For administrators.',
    args: { toolId: t.arg.id({ required: true, description: 'The UUID of the tool.' }) },
    resolve: async (_root, { toolId }, { viewer, services }) =>
      services.listings.claimAdministration.ofTool(await viewer(), toolId),
  }),
)

const EndToolClaimPayload = exposedType<{ id: string }>('EndToolClaimPayload', 'The claim was ended.', {
  id: field.id('The id of the claim.'),
})

builder.mutationField('endToolClaim', (t) =>
  t.field({
    type: EndToolClaimPayload,
    extensions: { action: 'listing:manage', work: 8 * STATEMENT },
    description: "Ends a vendor's claim and tells its member. For administrators.",
    errors: failures([NotFoundError], 'The result, or why nothing was changed.'),
    args: mutationInput('endToolClaim', (input) => ({
      id: input.id({ required: true, description: 'The id of the claim.' }),
    })),
    resolve: async (_root, { input: { id } }, { viewer, services }) => {
      await services.listings.claimAdministration.remove(await viewer(), id)
      return { id }
    },
  }),
)
