import { SeatError } from '#core/billing/seats.ts'
import { InvalidCodeError, InvalidInputError, NotFoundError, NotVerifiedError, RateLimitedError } from '#core/errors.ts'
import { builder } from '#server/graphql/builder.ts'
import { enumType } from '#server/graphql/enum-type.ts'
import { failures, failureType } from '#server/graphql/errors.ts'
import { exposedType, field, nullable, withExposed } from '#server/graphql/exposed.ts'
import { mutationInput } from '#server/graphql/mutation-input.ts'
import { STATEMENT } from '#server/graphql/work.ts'
import type { SeatInvitation } from './seats.service.ts'
import { type HeldSeat, MAX_LISTED_SEATS, type Team, type TeamSeat } from './teams.service.ts'

failureType(
  SeatError,
  'SeatError',
  'A seat cannot be assigned or accepted. The code is `NO_BUSINESS_PLAN`, `OWN_ADDRESS`, `ALREADY_IN_TEAM`, `NO_SEAT_FREE`, `WRONG_ACCOUNT`, `INVITATION_EXPIRED`, `PLAN_ENDED`, `OWNS_BUSINESS` or `HAS_SEAT`.',
)

const SeatState = enumType('SeatState', 'The state of a seat.', {
  invited: 'The invitation is open and reserves the seat.',
  active: 'A member uses the seat.',
  expired: 'The invitation expired and no longer reserves a seat.',
})

const TeamSeatType = builder.objectRef<TeamSeat>('TeamSeat').implement({
  description: "A seat of the viewer's Business plan. Only the owner of the plan can read it.",
  fields: (t) =>
    withExposed(t, {
      id: field.id('The id for removing it.'),
      email: field.string('The invited email address.'),
      state: field.of(SeatState, 'Its state.'),
      since: field.dateTime('When the member joined, or when the invitation was last sent.'),
      memberName: nullable.string('The name of the member; null until the invitation is accepted.'),
    }),
})

const TeamType = builder.objectRef<Team>('Team').implement({
  description: "The seats of the viewer's own Business plan.",
  fields: (t) =>
    withExposed(t, {
      totalSeats: t.exposeInt('total', { description: 'The number of seats in the plan besides its owner.' }),
      usedSeats: t.exposeInt('used', { description: 'The number of seats used by members.' }),
      reservedSeats: t.exposeInt('reserved', { description: 'The number of seats reserved by open invitations.' }),
      nextInvoiceCents: nullable.int(
        'The price of the next period in US cents, including all seats; null when there is no next invoice, such as for a granted or canceled plan.',
      ),
      seats: field.of(
        [TeamSeatType],
        `Members in the order they joined, then invitations with the newest first, at most ${MAX_LISTED_SEATS}.`,
        { listSize: MAX_LISTED_SEATS },
      ),
    }),
})

const HeldSeatType = exposedType<HeldSeat>('HeldSeat', "The viewer's seat in another member's team.", {
  ownerName: field.string('The name of the owner of the plan; may be empty.'),
  since: field.dateTime('When the viewer joined.'),
  active: field.boolean("Whether the owner's Business plan is active. If it is not, the seat grants no plan."),
})

builder.prismaObjectFields('User', (t) => ({
  team: t.field({
    type: TeamType,
    nullable: true,
    select: { id: true },
    extensions: { work: 3 * STATEMENT },
    description:
      "The seats of the member's own Business plan; null without one. A seat in another member's plan does not count.",
    resolve: async ({ id }, _args, { viewer, services }) => services.billing.teams.teamOf(await viewer(), id),
  }),
  seat: t.field({
    type: HeldSeatType,
    nullable: true,
    select: { id: true },
    extensions: { work: 2 * STATEMENT },
    description: "The member's seat in another member's team; null when there is none.",
    resolve: async ({ id }, _args, { viewer, services }) => services.billing.teams.seatOf(await viewer(), id),
  }),
}))

const SeatInvitationStatus = enumType('SeatInvitationStatus', 'The status of an invitation.', {
  open: 'It can be accepted.',
  expired: 'It expired.',
  plan_ended: 'The Business plan of its team has ended.',
})

const SeatInvitationType = builder.objectRef<SeatInvitation>('SeatInvitation').implement({
  description: 'An invitation to a team. Only the recipient of the email has its code.',
  fields: (t) => ({
    ownerName: t.exposeString('ownerName', { description: 'The name of the inviting member; may be empty.' }),
    status: t.expose('status', { type: SeatInvitationStatus, description: 'Its status.' }),
  }),
})

const CODE_DESCRIPTION = 'The `code` in the link from the email.'

builder.queryField('seatInvitation', (t) =>
  t.field({
    type: SeatInvitationType,
    extensions: { work: 5 * STATEMENT },
    description:
      'Looks up the code of a team invitation without using it. At most 10 wrong codes in 15 minutes from one IP address.',
    errors: failures([InvalidCodeError, RateLimitedError], 'The invitation, or a failure when the code is not valid.'),
    args: { code: t.arg.string({ required: true, description: CODE_DESCRIPTION }) },
    resolve: (_root, { code }, { clientAddress, services }) =>
      services.billing.seats.invitation(code, { address: clientAddress }),
  }),
)

const teamPayload = (name: string, description: string) =>
  builder.objectRef<{ team: Team | null }>(name).implement({
    description,
    fields: (t) =>
      withExposed(t, {
        team: nullable.of(TeamType, "The viewer's team; null when the Business plan has just ended."),
      }),
  })

builder.mutationField('inviteToTeam', (t) =>
  t.field({
    type: teamPayload('InviteToTeamPayload', 'The invitation was queued for sending and reserves a seat.'),
    extensions: { work: 14 * STATEMENT },
    description:
      "Invites a person to a seat in the viewer's Business plan, for 7 days. An open invitation is sent again with a new code, and the earlier code becomes invalid. Seats are included in the plan. At most 20 per day, 5 of them to one address. Requires a token and a verified email address.",
    errors: failures(
      [InvalidInputError, NotVerifiedError, SeatError, RateLimitedError],
      'The team, or why no invitation was sent.',
    ),
    args: mutationInput('inviteToTeam', (input) => ({
      email: input.string({ required: true, description: 'The email address of the person.' }),
    })),
    resolve: async (_root, { input: { email } }, { viewer: lookUp, services }) => {
      const viewer = await lookUp()
      await services.billing.seats.invite(viewer, email)
      return { team: viewer && (await services.billing.teams.teamOf(viewer, viewer.id)) }
    },
  }),
)

builder.mutationField('removeSeat', (t) =>
  t.field({
    type: teamPayload('RemoveSeatPayload', 'The seat is free. Its member no longer has access through it.'),
    extensions: { work: 14 * STATEMENT },
    description:
      "Removes a member or an invitation from the viewer's team. The member's access through the seat ends immediately. Requires a token.",
    errors: failures([NotFoundError], 'The team, or a failure when the seat does not exist.'),
    args: mutationInput('removeSeat', (input) => ({
      seatId: input.id({ required: true, description: 'The id of the seat, from `viewer.team.seats`.' }),
    })),
    resolve: async (_root, { input: { seatId } }, { viewer: lookUp, services }) => {
      const viewer = await lookUp()
      await services.billing.seats.remove(viewer, seatId)
      return { team: viewer && (await services.billing.teams.teamOf(viewer, viewer.id)) }
    },
  }),
)

builder.mutationField('acceptSeat', (t) =>
  t.field({
    type: exposedType<{ seat: HeldSeat | null }>('AcceptSeatPayload', 'The viewer has a seat and the Business plan.', {
      seat: nullable.of(HeldSeatType, 'The seat; null when it was removed in the meantime.'),
    }),
    extensions: { work: 16 * STATEMENT },
    description:
      'Accepts an invitation once and within 7 days; only the account with the invited email address can do so. At most 10 wrong codes in 15 minutes from one IP address. Requires a token.',
    errors: failures([InvalidCodeError, SeatError, RateLimitedError], 'The seat, or why it was not accepted.'),
    args: mutationInput('acceptSeat', (input) => ({
      code: input.string({ required: true, description: CODE_DESCRIPTION }),
    })),
    resolve: async (_root, { input: { code } }, { viewer: lookUp, clientAddress, services }) => {
      const viewer = await lookUp()
      await services.billing.seats.accept(viewer, code, { address: clientAddress })
      return { seat: viewer && (await services.billing.teams.seatOf(viewer, viewer.id)) }
    },
  }),
)

builder.mutationField('leaveTeam', (t) =>
  t.field({
    type: exposedType<{ left: true }>('LeaveTeamPayload', 'The viewer no longer has a seat.', {
      left: field.boolean('Always true.'),
    }),
    extensions: { work: 8 * STATEMENT },
    description: "Leaves another member's team. Access through the seat ends immediately. Requires a token.",
    errors: failures([NotFoundError], 'The confirmation, or a failure when the viewer is not in a team.'),
    resolve: async (_root, _args, { viewer, services }) => {
      await services.billing.seats.leave(await viewer())
      return { left: true } as const
    },
  }),
)
