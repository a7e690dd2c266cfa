import {
  InvalidCodeError,
  InvalidInputError,
  NotFoundError,
  NotVerifiedError,
  RateLimitedError,
} from '../../../../core/errors.ts'
import { SeatError } from '../../../../core/seats.ts'
import { builder } from '../../../graphql/builder.ts'
import { failureInterface } from '../../../graphql/errors.ts'
import { STATEMENT } from '../../../graphql/work.ts'
import type { SeatInvitation } from './seats.service.ts'
import { type HeldSeat, MAX_LISTED_SEATS, type Team, type TeamSeat } from './teams.service.ts'

builder.objectType(SeatError, {
  name: 'SeatError',
  description:
    'A seat cannot be given or taken. The code is one of `NO_BUSINESS_PLAN`, `OWN_ADDRESS`, `ALREADY_IN_TEAM`, `NO_SEAT_FREE`, `WRONG_ACCOUNT`, `INVITATION_EXPIRED`, `PLAN_ENDED`, `OWNS_BUSINESS` and `HAS_SEAT`.',
  interfaces: [failureInterface],
  isTypeOf: (value) => value instanceof SeatError,
})

const SeatState = builder.enumType('SeatState', {
  description: 'Where a seat is.',
  values: {
    INVITED: { value: 'invited', description: 'The invitation is open and reserves the seat.' },
    ACTIVE: { value: 'active', description: 'A member uses the seat.' },
    EXPIRED: { value: 'expired', description: 'The invitation was not accepted in time and reserves nothing.' },
  } as const,
})

const TeamSeatType = builder.objectRef<TeamSeat>('TeamSeat').implement({
  description: "A seat of the viewer's Business plan. Only the owner of the plan can read it.",
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id to remove it by.' }),
    email: t.exposeString('email', { description: 'The address that was invited.' }),
    state: t.expose('state', { type: SeatState, description: 'Where it is.' }),
    since: t.expose('since', {
      type: 'DateTime',
      description: 'When the member joined, or when the invitation was last sent.',
    }),
    memberName: t.exposeString('memberName', {
      nullable: true,
      description: 'The name of the member; null until the invitation is accepted.',
    }),
  }),
})

const TeamType = builder.objectRef<Team>('Team').implement({
  description: "The seats of the viewer's own Business plan.",
  fields: (t) => ({
    totalSeats: t.exposeInt('total', { description: 'How many members the plan includes besides its owner.' }),
    usedSeats: t.exposeInt('used', { description: 'How many of them members use.' }),
    reservedSeats: t.exposeInt('reserved', { description: 'How many of them open invitations reserve.' }),
    nextInvoiceCents: t.exposeInt('nextInvoiceCents', {
      nullable: true,
      description:
        'The price of the next period in US cents, which includes all seats; null when no invoice follows, such as for a plan that was given or cancelled.',
    }),
    seats: t.expose('seats', {
      type: [TeamSeatType],
      extensions: { listSize: MAX_LISTED_SEATS },
      description: `Members in the order in which they joined, then invitations, the newest first, at most ${MAX_LISTED_SEATS}.`,
    }),
  }),
})

const HeldSeatType = builder.objectRef<HeldSeat>('HeldSeat').implement({
  description: "The viewer's seat in another member's team.",
  fields: (t) => ({
    ownerName: t.exposeString('ownerName', { description: 'The name of the owner of the plan; may be empty.' }),
    since: t.expose('since', { type: 'DateTime', description: 'When the viewer joined.' }),
    active: t.exposeBoolean('active', {
      description: "Whether the owner's Business plan runs. While it does not, the seat gives nothing.",
    }),
  }),
})

builder.prismaObjectFields('User', (t) => ({
  team: t.field({
    type: TeamType,
    nullable: true,
    select: { id: true },
    extensions: { work: 3 * STATEMENT },
    description:
      'The seats of their own Business plan; null without one. A seat in the plan of somebody else is not one.',
    resolve: async ({ id }, _args, { viewer, services }) => services.teams.teamOf(await viewer(), id),
  }),
  seat: t.field({
    type: HeldSeatType,
    nullable: true,
    select: { id: true },
    extensions: { work: 2 * STATEMENT },
    description: "Their seat in another member's team; null without one.",
    resolve: async ({ id }, _args, { viewer, services }) => services.teams.seatOf(await viewer(), id),
  }),
}))

const SeatInvitationStatus = builder.enumType('SeatInvitationStatus', {
  description: 'Whether an invitation can be accepted.',
  values: {
    OPEN: { value: 'open', description: 'It can.' },
    EXPIRED: { value: 'expired', description: 'It was not accepted in time.' },
    PLAN_ENDED: { value: 'plan_ended', description: 'The Business plan of its team has ended.' },
  } as const,
})

const SeatInvitationType = builder.objectRef<SeatInvitation>('SeatInvitation').implement({
  description: 'An invitation to a team. Only the reader of the email has its code.',
  fields: (t) => ({
    ownerName: t.exposeString('ownerName', { description: 'The name of the member who invites; may be empty.' }),
    status: t.expose('status', { type: SeatInvitationStatus, description: 'Whether it can be accepted.' }),
  }),
})

const CODE_DESCRIPTION = 'The `code` in the link of the email.'

builder.queryField('seatInvitation', (t) =>
  t.field({
    type: SeatInvitationType,
    extensions: { work: 5 * STATEMENT },
    description:
      'Looks up the code of an invitation to a team without using it. From one network address at most 10 wrong codes in 15 minutes.',
    errors: {
      types: [InvalidCodeError, RateLimitedError],
      union: { name: 'SeatInvitationResult', description: 'The invitation, or that the code is not valid.' },
    },
    args: { code: t.arg.string({ required: true, description: CODE_DESCRIPTION }) },
    resolve: (_root, { code }, { clientAddress, services }) =>
      services.seats.invitation(code, { address: clientAddress }),
  }),
)

const teamPayload = (name: string, description: string) =>
  builder.objectRef<{ team: Team | null }>(name).implement({
    description,
    fields: (t) => ({
      team: t.expose('team', {
        type: TeamType,
        nullable: true,
        description: "The viewer's team; null when the Business plan has just ended.",
      }),
    }),
  })

builder.mutationField('inviteToTeam', (t) =>
  t.field({
    type: teamPayload('InviteToTeamPayload', 'An invitation is on its way and reserves a seat.'),
    extensions: { work: 14 * STATEMENT },
    description:
      'Invites a person to a seat of the Business plan of the viewer, for 7 days. An open invitation is sent again with a new code; the earlier code ends. It costs nothing: seats are included. At most 20 a day, 5 of them to one address. Needs a token and a verified address.',
    errors: {
      types: [InvalidInputError, NotVerifiedError, SeatError, RateLimitedError],
      union: { name: 'InviteToTeamResult', description: 'The team, or why nobody was invited.' },
    },
    args: { email: t.arg.string({ required: true, description: 'The address of the person.' }) },
    resolve: async (_root, { email }, { viewer: lookUp, services }) => {
      const viewer = await lookUp()
      await services.seats.invite(viewer, email)
      return { team: viewer && (await services.teams.teamOf(viewer, viewer.id)) }
    },
  }),
)

builder.mutationField('removeSeat', (t) =>
  t.field({
    type: teamPayload('RemoveSeatPayload', 'The seat is free. Its member has no access through it any more.'),
    extensions: { work: 14 * STATEMENT },
    description:
      "Removes a member or an invitation from the viewer's team. The member's access through it ends at once. Needs a token.",
    errors: {
      types: [NotFoundError],
      union: { name: 'RemoveSeatResult', description: 'The team, or that there is no such seat.' },
    },
    args: { seatId: t.arg.id({ required: true, description: 'The id of the seat, from `viewer.team.seats`.' }) },
    resolve: async (_root, { seatId }, { viewer: lookUp, services }) => {
      const viewer = await lookUp()
      await services.seats.remove(viewer, seatId)
      return { team: viewer && (await services.teams.teamOf(viewer, viewer.id)) }
    },
  }),
)

builder.mutationField('acceptSeat', (t) =>
  t.field({
    type: builder.objectRef<{ seat: HeldSeat | null }>('AcceptSeatPayload').implement({
      description: 'The viewer has a seat, and with it the Business plan.',
      fields: (payload) => ({
        seat: payload.expose('seat', {
          type: HeldSeatType,
          nullable: true,
          description: 'The seat; null when it was removed at this very moment.',
        }),
      }),
    }),
    extensions: { work: 16 * STATEMENT },
    description:
      'Takes the seat of an invitation, once and within 7 days, by the account whose address was invited. From one network address at most 10 wrong codes in 15 minutes. Needs a token.',
    errors: {
      types: [InvalidCodeError, SeatError, RateLimitedError],
      union: { name: 'AcceptSeatResult', description: 'The seat, or why the viewer has none.' },
    },
    args: { code: t.arg.string({ required: true, description: CODE_DESCRIPTION }) },
    resolve: async (_root, { code }, { viewer: lookUp, clientAddress, services }) => {
      const viewer = await lookUp()
      await services.seats.accept(viewer, code, { address: clientAddress })
      return { seat: viewer && (await services.teams.seatOf(viewer, viewer.id)) }
    },
  }),
)

builder.mutationField('leaveTeam', (t) =>
  t.field({
    type: builder.objectRef<{ left: true }>('LeaveTeamPayload').implement({
      description: 'The viewer has no seat any more.',
      fields: (payload) => ({ left: payload.exposeBoolean('left', { description: 'Always true.' }) }),
    }),
    extensions: { work: 8 * STATEMENT },
    description: "Leaves another member's team. The access through its seat ends at once. Needs a token.",
    errors: {
      types: [NotFoundError],
      union: { name: 'LeaveTeamResult', description: 'Done, or that the viewer is in no team.' },
    },
    resolve: async (_root, _args, { viewer, services }) => {
      await services.seats.leave(await viewer())
      return { left: true } as const
    },
  }),
)
