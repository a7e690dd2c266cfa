import { monthOf } from '../../../core/recommendations/quota.ts'
import type { Milestone } from '../../../core/referrals/reward-tiers.ts'
import type { ReferralReward } from '../../../prisma/client/client.ts'
import { builder } from '../../graphql/builder.ts'
import { IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import type { ReferralOverview, ReferralSummary } from './referrals.service.ts'

const ReferralStatusType = builder.enumType('ReferralStatus', {
  description: 'Whether a referral counts.',
  values: {
    PENDING: { value: 'pending', description: 'The friend signed up. A payment or a verified address is missing.' },
    SUCCESSFUL: { value: 'successful', description: "The friend's payment succeeded and was not given back." },
    REVERSED: { value: 'reversed', description: 'All payments of the friend were refunded or disputed.' },
  } as const,
})

const ReferralType = builder.objectRef<ReferralSummary>('Referral').implement({
  description: "A friend who signed up with the viewer's code. It never says who.",
  fields: (t) => ({
    month: t.exposeString('month', { description: 'The month of the sign-up in UTC, `YYYY-MM`.' }),
    status: t.expose('status', { type: ReferralStatusType, description: 'Whether it counts now.' }),
  }),
})

const RewardFormType = builder.enumType('ReferralRewardForm', {
  description: 'How a reward is given.',
  values: {
    MONTHS: { value: 'months', description: 'As months of Pro, from the end of the time that is paid already.' },
    CREDIT: { value: 'credit', description: 'As credit for the next invoices of a subscription that renews.' },
  } as const,
})

const RewardStateType = builder.enumType('ReferralRewardState', {
  description: 'Where a reward is.',
  values: {
    PENDING: { value: 'pending', description: 'Its credit is being added.' },
    GRANTED: { value: 'granted', description: 'It was given.' },
    REVERSED: { value: 'reversed', description: 'It was taken back, because too few referrals were left.' },
  } as const,
})

const stateOf = ({ form, revokedAt, creditedAt }: ReferralReward): 'pending' | 'granted' | 'reversed' => {
  if (revokedAt !== null) return 'reversed'
  return form === 'credit' && creditedAt === null ? 'pending' : 'granted'
}

const RewardType = builder.objectRef<ReferralReward>('ReferralReward').implement({
  description: 'Free months for a number of successful referrals.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A UUID that never changes.' }),
    months: t.exposeInt('months', { description: 'Months of Pro.' }),
    referrals: t.exposeInt('milestone', { description: 'How many successful referrals earned it.' }),
    form: t.expose('form', { type: RewardFormType, description: 'How it is given.' }),
    creditCents: t.exposeInt('creditCents', {
      nullable: true,
      description: 'Its value in US cents; null for months.',
    }),
    earnedMonth: t.string({
      description: 'The month in which it was earned in UTC, `YYYY-MM`.',
      resolve: ({ earnedAt }) => monthOf(earnedAt),
    }),
    state: t.field({ type: RewardStateType, description: 'Where it is.', resolve: stateOf }),
  }),
})

const NextRewardType = builder.objectRef<Milestone>('NextReferralReward').implement({
  description: 'The next number of successful referrals that earns months.',
  fields: (t) => ({
    referrals: t.exposeInt('referrals', { description: 'Successful referrals that it takes, in total.' }),
    months: t.exposeInt('months', { description: 'Months of Pro that it adds.' }),
  }),
})

const OverviewType = builder.objectRef<ReferralOverview>('ReferralOverview').implement({
  description: "The viewer's part in the referral program.",
  fields: (t) => ({
    code: t.exposeString('code', { description: 'The code that friends sign up with: 8 letters and digits.' }),
    link: t.exposeString('link', { description: 'The address where friends sign up with it.' }),
    successfulCount: t.exposeInt('successfulCount', { description: 'How many referrals succeed now.' }),
    pendingCount: t.exposeInt('pendingCount', {
      description: 'How many friends signed up and have not paid, or have an address that is not verified.',
    }),
    nextReward: t.expose('nextMilestone', {
      type: NextRewardType,
      nullable: true,
      description: 'The next reward; null when all are reached.',
    }),
    canEarn: t.boolean({
      description: 'Whether referrals can succeed: the address of the viewer is verified.',
      resolve: ({ viewer }) => viewer.emailVerified,
    }),
    rewards: t.field({
      type: [RewardType],
      extensions: { listSize: 10, work: IN_MEMORY },
      description: 'The rewards, the latest first, at most 100.',
      resolve: ({ rewards }) => rewards,
    }),
    earnedMonths: t.exposeInt('earnedMonths', { description: 'Months of all rewards that were not taken back.' }),
    referrals: t.field({
      type: [ReferralType],
      extensions: { work: STATEMENT },
      description: 'The referrals, the latest sign-up first.',
      args: {
        status: t.arg({ type: ReferralStatusType, description: 'Only referrals of this status.' }),
        first: t.arg.int({ required: true, defaultValue: 40, description: 'How many items to return, 1 to 100.' }),
      },
      resolve: ({ viewer }, { status = null, first }, { services, maxPageSize }) =>
        services.referrals.list(viewer, { status, first }, maxPageSize),
    }),
  }),
})

builder.queryField('referral', (t) =>
  t.field({
    type: OverviewType,
    extensions: { work: 5 * STATEMENT },
    description:
      "The viewer's referral code, referrals and rewards. The code is given out at the first request. Requires a token.",
    resolve: async (_root, _args, { viewer, services }) => services.referrals.overview(await viewer()),
  }),
)
