/** Mail and payment providers that hang, close connections or fail. */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '#server/platform/clock.ts'
import { createStripeStub, type StripeStub } from '#tests/support/stripe-stub.ts'
import { cleanUpAll, onEnd, startServer } from '../../bench/processes.ts'
import { type MailSink, startMailSink } from '../../deploy-check/mail-sink.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { type Check, createChecks, type RuleOptions } from '../findings.ts'
import { ask, type Member, signUp } from '../fleet/fleet-calls.ts'
import { type FaultProxy, openFaultProxy } from './fault-proxy.ts'

/** Two attempts of 8 s at the payment provider, and what else a checkout needs. */
const CHECKOUT_WITHIN_MS = 19_000
/** Emails are sent after the response, so a sign-up must not wait for the mail server. */
const SIGN_UP_WITHIN_MS = 3_000
/** An attempt that hangs takes 10 s, and the next one is a minute later. */
const EMAILS_WITHIN_MS = 200_000
/** Events are worked on by jobs. */
const PLAN_WITHIN_MS = 60_000

const CHECKOUT = `mutation ($input: StartCheckoutInput!) { startCheckout(input: $input) { __typename ... on StartCheckoutPayload { url } ... on Failure { code } } }`
const PLAN = '{ viewer { entitlement { plan } } }'

type Scene = {
  readonly check: Check
  readonly url: string
  readonly stub: StripeStub
  readonly mail: MailSink
  readonly mailProxy: FaultProxy
  readonly nextMember: () => Promise<Member>
}

const since = (began: number): number => Math.round(performance.now() - began)

const breakMail = async (scene: Scene, fault: 'silent' | 'cut', members: number): Promise<void> => {
  const { check, mail, mailProxy, nextMember } = scene
  const name = fault === 'silent' ? 'hangs' : 'refuses connections'
  mailProxy.setFault(fault)
  const joined: Member[] = []
  let slowest = 0
  for (let number = 0; number < members; number += 1) {
    const began = performance.now()
    joined.push(await nextMember())
    slowest = Math.max(slowest, since(began))
  }
  check(`the mail server ${name}: people sign up`, slowest < SIGN_UP_WITHIN_MS, `${members}, slowest ${slowest} ms`)
  await wait(2_000)
  const early = joined.filter(({ email }) => mail.received.has(email)).length
  mailProxy.setFault('pass')
  const began = performance.now()
  const isComplete = () => joined.every(({ email }) => mail.received.has(email))
  while (!isComplete() && since(began) < EMAILS_WITHIN_MS) await wait(200)
  const took = since(began)
  await wait(2_000)
  const counts = joined.map(({ email }) => mail.received.get(email) ?? 0)
  check(
    `the mail server ${name}: each email is sent later, once`,
    early === 0 && counts.every((count) => count === 1),
    `${counts.join()} copies, all after ${took} ms`,
  )
}

const startCheckout = async ({ url }: Scene, member: Member, nonce: string) => {
  const began = performance.now()
  const input = { plan: 'PRO', period: 'MONTH', nonce }
  const { status, body } = await ask(url, CHECKOUT, { input }, member)
  const { url: page, code } = body?.data?.startCheckout ?? {}
  return {
    page: page as string | undefined,
    outcome: `${status} ${code ?? body?.errors?.[0]?.extensions?.code}`,
    ms: since(began),
  }
}

const planOf = async ({ url }: Scene, member: Member): Promise<string | undefined> =>
  (await ask(url, PLAN, {}, member)).body?.data?.viewer?.entitlement?.plan

/** A purchase that fails, and is tried again with the same nonce once the provider answers. */
const breakPayments = async (scene: Scene, name: string, fail: (stub: StripeStub) => void): Promise<void> => {
  const { check, url, stub, nextMember } = scene
  const member = await nextMember()
  const nonce = randomUUID()
  fail(stub)
  const first = startCheckout(scene, member, nonce)
  // Meanwhile everything else is served.
  const began = performance.now()
  const { status } = await ask(url, '{ viewer { email } }', {}, member)
  const meanwhile = since(began)
  const { outcome, ms, page: early } = await first
  stub.clearFaults()
  const refused = outcome === '200 PAYMENTS_UNAVAILABLE'
  check(
    `${name}: a buyer is told so in time`,
    (refused || early !== undefined) && ms < CHECKOUT_WITHIN_MS,
    `${early ? 'retried by the server' : outcome} after ${ms} ms`,
  )
  check(`${name}: other requests are served`, status === 200 && meanwhile < 3_000, `${status} after ${meanwhile} ms`)
  const { page, outcome: again } = await startCheckout(scene, member, nonce)
  const sessions = stub.state.sessions.filter(({ status: state }) => state === 'open')
  check(
    `${name}: the same purchase works later, with one checkout`,
    page !== undefined && sessions.length === 1,
    `${page ? 'a page' : again}, ${sessions.length} open`,
  )
  if (sessions[0] === undefined) return
  stub.pay(sessions[0].id)
  // Each event twice, as providers may send it.
  const events = [...stub.waiting()]
  await stub.deliver(`${url}/webhooks/stripe`, { events: [...events, ...events] })
  const paid = performance.now()
  while ((await planOf(scene, member)) !== 'PRO' && since(paid) < PLAN_WITHIN_MS) await wait(100)
  const plan = await planOf(scene, member)
  check(`${name}: the member gets the plan`, plan === 'PRO', `${plan} after ${since(paid)} ms, ${events.length} events`)
}

const startScene = async (folder: string, check: Check): Promise<Scene> => {
  const stub = await createStripeStub({ now: () => systemClock.now() })
  onEnd(stub.close)
  const mail = await startMailSink()
  const mailProxy = await openFaultProxy(new URL(mail.url))
  onEnd(mailProxy.close)
  const { url } = await startServer([process.execPath, 'dist/app/main.js'], {
    NODE_ENV: 'production',
    DATA_DIR: folder,
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'fatal',
    SMTP_URL: `smtp://127.0.0.1:${mailProxy.port}`,
    MAIL_FROM: 'hello@toolfinch.example',
    STRIPE_SECRET_KEY: stub.secretKey,
    STRIPE_WEBHOOK_SECRET: stub.webhookSecret,
    STRIPE_API_BASE: stub.url,
    STRIPE_PRICE_PRO_MONTHLY: stub.prices.pro.month,
    STRIPE_PRICE_PRO_ANNUAL: stub.prices.pro.year,
    STRIPE_PRICE_BUSINESS_MONTHLY: stub.prices.business.month,
    STRIPE_PRICE_BUSINESS_ANNUAL: stub.prices.business.year,
  })
  let number = 0
  const nextMember = () => {
    number += 1
    return signUp(url, number)
  }
  return { check, url, stub, mail, mailProxy, nextMember }
}

const MANY = 20

/** `cycles`: members who sign up during each failure of the mail server. */
export const breakProviders = async ({ cycles, onFinding }: RuleOptions): Promise<boolean> => {
  const { check, isWell } = createChecks(onFinding)
  await using folder = await temporaryFolder()
  try {
    const scene = await startScene(folder.path, check)
    await breakPayments(scene, 'the payment provider hangs', (stub) => stub.hangNext(MANY))
    await breakPayments(scene, 'the payment provider closes connections', (stub) => stub.dropNext(MANY))
    await breakPayments(scene, 'the payment provider answers 500', (stub) => stub.failNext(MANY, 500))
    await breakPayments(scene, 'answers of the payment provider are lost', (stub) => stub.loseNext(MANY))
    await breakMail(scene, 'silent', cycles)
    await breakMail(scene, 'cut', cycles)
    const paid = scene.stub.state.invoices.filter(({ status }) => status === 'paid').length
    const subscriptions = scene.stub.state.subscriptions.length
    check(
      'each purchase was paid once',
      paid === 4 && subscriptions === 4,
      `${paid} invoices, ${subscriptions} subscriptions for 4 buyers`,
    )
    return isWell()
  } finally {
    await cleanUpAll()
  }
}
