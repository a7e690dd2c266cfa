// @chunk labels
/** What a vendor states about privacy, one claim per row of a comparison. */
import type { KnownPlan } from '../catalogue/known-plan.ts'
import type { PrivacyFlag } from '../catalogue/vocabulary.ts'

/**
 * `stated`: the vendor claims it. `condition`: only on the terms in `text`, or the record says otherwise.
 * `not_stated`: the record has no such claim.
 */
type PrivacyState = 'stated' | 'condition' | 'not_stated'

export type PrivacyCell = { readonly state: PrivacyState; readonly text: string }

export type PrivacyRecord = {
  readonly privacy: readonly string[]
  readonly cons: readonly string[]
  readonly plans: readonly Pick<KnownPlan, 'name' | 'keyLimits'>[]
}

type PrivacyRow = {
  readonly label: string
  readonly flag?: PrivacyFlag
  /** A drawback, or a limit of a plan, that states a condition. */
  readonly condition?: RegExp
  /** What the condition is called, if its words are in another row. */
  readonly named?: string
  /** Shown only if a compared tool has it. */
  readonly optional?: true
}

/** "Personal chats may be used for training": not "is not used", and not about what models were trained on. */
const TRAINING =
  /\b(?<!not )used for training\b|\bmay train models\b|^(?:No )?training on \w+ (?:chats|data)\b|\bread by reviewers\b|\bcontent training is on\b/i
const OPT_OUT =
  /(?:training|train models|reviewers)\b.*\b(?:unless|off)\b|^training on .*\bunless\b|\bopt.?out from content use\b/i

export const PRIVACY_ROWS: readonly PrivacyRow[] = [
  { label: 'No training by default', flag: 'no_training_default', condition: TRAINING },
  { label: 'You can opt out of training', condition: OPT_OUT, named: 'Yes, with a setting' },
  { label: 'SOC 2', flag: 'soc2', condition: /\bSOC 2\b/ },
  { label: 'ISO 27001', flag: 'iso27001', condition: /\bISO 27001\b/ },
  { label: 'HIPAA', flag: 'hipaa', condition: /\bHIPAA\b|\bbusiness associate\b/i },
  { label: 'GDPR agreement (DPA)', flag: 'gdpr_dpa', condition: /\bdata processing agreement\b|\bDPA\b/ },
  { label: 'Hosting in the EU', flag: 'eu_hosting', condition: /\bEU (?:choice|hosting|region)\b|\bdata residency\b/ },
  { label: 'Can be self-hosted', flag: 'self_host', optional: true },
  { label: 'Runs on your device', flag: 'on_device', optional: true },
]

type Statement = { readonly text: string; readonly plan?: string }

/** Drawbacks, then limits with the names of their plans. */
const statements = ({ cons, plans }: PrivacyRecord): Statement[] => [
  ...cons.map((con) => ({ text: con.replace(/\.$/, '') })),
  ...plans.flatMap(({ name, keyLimits }) => keyLimits.map((text) => ({ text, plan: name }))),
]

export const privacyCell = ({ flag, condition, named }: PrivacyRow, tool: PrivacyRecord): PrivacyCell => {
  const found = statements(tool).find(({ text }) => condition?.test(text))
  if (found !== undefined) {
    const text = found.plan === undefined ? found.text : `${found.plan}: ${found.text}`
    return { state: 'condition', text: named ?? text }
  }
  if (flag !== undefined && tool.privacy.includes(flag)) return { state: 'stated', text: 'Yes' }
  return { state: 'not_stated', text: 'Not stated' }
}

/** A record without any claim says nothing about privacy, so its cells count for no difference. */
export const isPrivacyKnown = (tool: PrivacyRecord, { state }: PrivacyCell): boolean =>
  tool.privacy.length > 0 || state !== 'not_stated'
