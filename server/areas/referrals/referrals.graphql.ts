import type { Milestone } from '#core/referrals/reward-tiers.ts'
import { utcMonth } from '#core/utc-day.ts'
import type { ReferralReward } from '#prisma/client/client.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { exposedType, field, nullable, withExposed } from '../../graphql/exposed.ts'
import { IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import type { ReferralOverview, ReferralSummary } from './referrals.service.ts'

const ReferralStatusType = enumType('ReferralStatus', 'The status of a referral.', {
  pending: 'The friend signed up, but a payment or a verified email address is missing.',
  successful: "The friend's payment succeeded and was not refunded.",
  reversed: 'All payments of the friend were refunded or disputed.',
})

const ReferralType = builder.objectRef<ReferralSummary>('Referral').implement({
  description: "A friend who signed up with the viewer's code, without any identifying data.",
  fields: (t) => ({
    month: t.exposeString('month', { description: 'The month of the sign-up, in UTC, `YYYY-MM`.' }),
    status: t.expose('status', { type: ReferralStatusType, description: 'Its current status.' }),
  }),
})

const RewardFormType = enumType('ReferralRewardForm', 'The form of a reward.', {
  months: 'Months of Pro, starting at the end of the time already paid.',
  credit: 'Credit for the next invoices of a renewing subscription.',
})

const RewardStateType = enumType('ReferralRewardState', 'The state of a reward.', {
  pending: 'Its credit is being added.',
  granted: 'It was granted.',
  reversed: 'It was revoked because too few referrals remained.',
})

const stateOf = ({ form, revokedAt, creditedAt }: ReferralReward): 'pending' | 'granted' | 'reversed' => {
  if (revokedAt !== null) return 'reversed'
  return form === 'credit' && creditedAt === null ? 'pending' : 'granted'
}

const RewardType = builder.objectRef<ReferralReward>('ReferralReward').implement({
  description: 'Free months for a number of successful referrals.',
  fields: (t) =>
    withExposed(t, {
      id: field.id('A UUID that never changes.'),
      months: field.int('The number of months of Pro.'),
      referrals: t.exposeInt('milestone', { description: 'The number of successful referrals that earned it.' }),
      form: field.of(RewardFormType, 'Its form.'),
      creditCents: nullable.int('Its value in US cents; null for months.'),
      earnedMonth: t.string({
        description: 'The month in which it was earned, in UTC, `YYYY-MM`.',
        resolve: ({ earnedAt }) => utcMonth(earnedAt),
      }),
      state: t.field({ type: RewardStateType, description: 'Its state.', resolve: stateOf }),
    }),
})

const NextRewardType = exposedType<Milestone>('NextReferralReward', 'The next reward to earn.', {
  referrals: field.int('The total number of successful referrals required.'),
  months: field.int('The months of Pro that it adds.'),
})

const OverviewType = builder.objectRef<ReferralOverview>('ReferralOverview').implement({
  description: "The viewer's referral code, referrals and rewards.",
  fields: (t) =>
    withExposed(t, {
      code: field.string('The code that friends sign up with: 8 letters and digits.'),
      link: field.string('The URL where friends sign up with it.'),
      successfulCount: field.int('The number of referrals that currently succeed.'),
      pendingCount: field.int('The number of friends who signed up but have not paid or verified their email address.'),
      nextReward: t.expose('nextMilestone', {
        type: NextRewardType,
        nullable: true,
        description: 'The next reward; null when all have been earned.',
      }),
      canEarn: t.boolean({
        description: "Whether referrals can succeed, for which the viewer's email address must be verified.",
        resolve: ({ viewer }) => viewer.emailVerified,
      }),
      rewards: field.of([RewardType], 'The rewards, latest first, at most 100.', { listSize: 10, work: IN_MEMORY }),
      earnedMonths: field.int('The total months of all rewards that were not revoked.'),
      referrals: t.field({
        type: [ReferralType],
        extensions: { work: STATEMENT },
        description: 'The referrals, latest sign-up first.',
        args: {
          status: t.arg({ type: ReferralStatusType, description: 'Return only referrals with this status.' }),
          first: t.arg.int({ required: true, defaultValue: 40, description: 'How many items to return, 1 to 100.' }),
        },
        resolve: ({ viewer }, { status = null, first }, { services, maxPageSize }) =>
          services.referrals.referrals.list(viewer, { status, first }, maxPageSize),
      }),
    }),
})

builder.queryField('referral', (t) =>
  t.field({
    type: OverviewType,
    extensions: { work: 5 * STATEMENT },
    description:
      "The viewer's part in the referral program. The code is created at the first request. Requires a token.",
    resolve: async (_root, _args, { viewer, services }) => services.referrals.referrals.overview(await viewer()),
  }),
)
