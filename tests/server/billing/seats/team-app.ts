import type { Database } from '#server/platform/database/database.ts'
import { createAccountsApp } from '#tests/support/accounts-app.ts'
import { clock } from '#tests/support/catalogue.ts'
import { type createMembers, DAY_MS } from '#tests/support/members.ts'
import { storedEmails } from '#tests/support/stored-emails.ts'

const FAILURE = '__typename ... on Failure { code message }'
const TEAM = 'team { totalSeats usedSeats reservedSeats nextInvoiceCents seats { id email state since memberName } }'

export type Person = { readonly email: string; readonly id: string; readonly token: string }

type App = {
  readonly database: Database
  readonly members: Pick<Awaited<ReturnType<typeof createMembers>>, 'query' | 'signUp' | 'setTime' | 'services'>
}

/** Members with verified email addresses and their seat operations, through the API. `app` is read on each call. */
export const createTeamActions = (app: App) => {
  let people = 0

  const run = async (name: string, text: string, variables: object, person?: Person, caller: object = {}) => {
    const token = person === undefined ? {} : { token: person.token }
    const { data, errors } = await app.members.query(text, variables, { ...caller, ...token })
    return errors === undefined ? data[name] : errors[0].extensions
  }

  const join = async (name: string): Promise<Person> => {
    people += 1
    const email = `${name}@people.example`
    const { session, viewer } = await app.members.signUp(
      { email, fullName: `${name[0]?.toUpperCase()}${name.slice(1)} Finch` },
      { address: `198.51.${people >> 8}.${people & 255}` },
    )
    await app.database.prisma.user.update({ where: { email }, data: { emailVerified: true } })
    return { email, id: viewer.id, token: session.accessToken }
  }

  const givePlan = ({ email }: Person, plan: 'pro' | 'business' = 'business', days = 30) =>
    app.members.services.accounts.administration.grantPlanFromShell({ email, plan, days })

  /** Renews all sessions, as using the product does. */
  const keepSignedIn = async (now: Date): Promise<void> => {
    const expiresAt = new Date(now.getTime() + DAY_MS)
    await app.database.prisma.session.updateMany({ data: { createdAt: now, updatedAt: now, expiresAt } })
  }

  const view = async (person: Person) =>
    (await app.members.query(`{ viewer { ${TEAM} seat { ownerName since active } entitlement { plan } } }`, {}, person))
      .data.viewer

  return {
    join,
    givePlan,
    view,
    keepSignedIn,
    /** Moves the clock to this many days after the start; everyone stays signed in. */
    day: async (days: number): Promise<void> => {
      app.members.setTime(days * DAY_MS)
      await keepSignedIn(new Date(clock.now().getTime() + days * DAY_MS))
    },
    /** A member with an active Business plan. */
    owner: async (name = 'olive'): Promise<Person> => {
      const person = await join(name)
      await givePlan(person)
      return person
    },
    planOf: async (person: Person): Promise<string> => (await view(person)).entitlement.plan,
    invite: (person: Person | undefined, email: string) =>
      run(
        'inviteToTeam',
        `mutation ($email: String!) { inviteToTeam(input: { email: $email }) { ${FAILURE} ... on InviteToTeamPayload { ${TEAM} } } }`,
        { email },
        person,
      ),
    look: (code: string, caller: object = {}) =>
      run(
        'seatInvitation',
        `query ($code: String!) { seatInvitation(code: $code) { ${FAILURE} ... on SeatInvitation { ownerName status } } }`,
        { code },
        undefined,
        caller,
      ),
    accept: (person: Person | undefined, code: string, caller: object = {}) =>
      run(
        'acceptSeat',
        `mutation ($code: String!) { acceptSeat(input: { code: $code }) { ${FAILURE} ... on AcceptSeatPayload { seat { ownerName active } } } }`,
        { code },
        person,
        caller,
      ),
    remove: (person: Person, seatId: string) =>
      run(
        'removeSeat',
        `mutation ($seatId: ID!) { removeSeat(input: { seatId: $seatId }) { ${FAILURE} ... on RemoveSeatPayload { ${TEAM} } } }`,
        { seatId },
        person,
      ),
    leave: (person: Person) => run('leaveTeam', `mutation { leaveTeam { ${FAILURE} } }`, {}, person),
    /** The code of the latest invitation to an email address; empty without one. */
    codeFor: (email: string): Promise<string> => invitationCode(app.database, email),
    emailsTo: async (email: string) =>
      (await storedEmails(app.database)).filter(({ to, subject }) => to === email && !subject.startsWith('Confirm')),
  }
}

/** The same with a separate application. Registers its hooks. */
export const createTeamApp = () => {
  const app = createAccountsApp()
  return { ...createTeamActions(app), database: app.database, members: app.members }
}

const invitationCode = async (database: Pick<Database, 'prisma'>, email: string): Promise<string> => {
  const texts = (await storedEmails(database)).filter(({ to }) => to === email).map(({ text }) => text)
  const codes = texts.flatMap((text) => /\/team\/join\?code=([\w-]{43})/.exec(text)?.[1] ?? [])
  return codes.at(-1) ?? ''
}
