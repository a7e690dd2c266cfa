/** The tasks of the user's sentence. Apart from `sentence.ts`, so that browsers do not load the verbs with every page. */

/** Ends a task. */
const END = /[.;!?:()]+|,?\s(?:(?:and|but)\s)?(?:then|plus|but)\s/i
/** Ends a task, or joins two objects of one verb. */
const JOINT = /,?\s(?:and\s)+|,/gi
/** Shorter parts are meaningless. */
const MIN_PART = 3
export const MAX_PARTS = 6

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const VERBS = words(
  'accept add analyze analyse animate ask audit automate avoid build buy calculate caption catch categorize check choose classify clean clone close coach collect color colour combine compare compose convert coordinate correct create cut debug decide deploy dictate describe detect develop digitize do draw dub edit enlarge estimate evaluate explain extend extract fill find finish fix follow forecast forget generate get give grade grow handle have hold host identify illustrate improve invite keep know label learn let localize look make manage match measure monitor narrate number optimize organize paint pick play polish predict prepare present produce proofread protect publish pull put read reconcile redline rehearse remember remind remove render repair replace reply rephrase rewrite respond restore retouch run save say schedule see select sell send separate set shorten show sing sketch solve sort speak spot stop store study subtitle summarize summarise take talk teach tell think transcribe translate try turn type understand upload use verify visualize warn watch win write',
)
/** Also nouns: verbs only with an object behind them. */
const NOUNS = words(
  'answer blow book brief call capture chart chase chat code copy cover design document draft email export film interview issue list mail map mark market mix model move note order outline phone plan post practice practise price process program promote quote rank record report research review scan score search shoot simulate sum support survey test text track train update voice work',
)
const BEFORE_VERBS = words(
  'also always automatically be finally first help i just me my need not now please quickly should to us want we',
)
/** A task with such an object is about the objects of the task before. */
const PRONOUN = /^(?:\p{L}+\s){1,3}(?:them|it|those|these|this|him|her)$/iu

/** Whether a text begins with a verb: "not forget to ask", "write to them". */
const startsTask = (text: string): boolean => {
  const all = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  const at = all.findIndex((word) => !BEFORE_VERBS.has(word))
  const word = all[at] ?? ''
  return VERBS.has(word) || (NOUNS.has(word) && at < all.length - 1)
}

/** Whether a text is a verb that shares the object of another: "book" in "book and move appointments". */
export const isVerbAlone = (text: string): boolean => {
  const word = text.trim().toLowerCase()
  return VERBS.has(word) || NOUNS.has(word)
}

/** Whether a joint ends the task before it. Without a verb on either side, a list of subjects is a list of tasks. */
const endsTask = (before: string, after: string, rest: string): boolean => {
  // "book and move appointments"
  if (isVerbAlone(after) && startsTask(rest)) return !isVerbAlone(before)
  if (!startsTask(after)) return !startsTask(before)
  return !isVerbAlone(before) && !PRONOUN.test(after.trim())
}

/**
 * Splits a text at the joints that end a task.
 * @param ends receives the task so far, the piece behind the joint, and all behind the next one
 */
export const splitAtJoints = (
  text: string,
  ends: (before: string, after: string, rest: string) => boolean,
): readonly string[] => {
  const tasks: string[] = []
  let start = 0
  const joints = [...text.matchAll(JOINT)]
  for (const [place, joint] of joints.entries()) {
    const next = joint.index + joint[0].length
    const following = joints[place + 1]
    const after = text.slice(next, following?.index)
    const rest = following === undefined ? '' : text.slice(following.index + following[0].length)
    if (!ends(text.slice(start, joint.index), after, rest)) continue
    tasks.push(text.slice(start, joint.index))
    start = next
  }
  return [...tasks, text.slice(start)].map((task) => task.trim())
}

/** The separate tasks in a sentence, as typed: "edit episodes", "reply to mails in English and Italian". */
export const sentenceParts = (sentence: string): readonly string[] => {
  const parts = sentence.split(END).flatMap((text) => splitAtJoints(text, endsTask))
  return [...new Set(parts.filter((part) => part.length >= MIN_PART))].slice(0, MAX_PARTS)
}
