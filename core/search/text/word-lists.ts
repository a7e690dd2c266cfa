const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Ignored, unless part of a name or known phrase. */
export const STOP_WORDS =
  set(`a about above after again all also am an and any anybody anyone anything are arent as ask at
be because been before being below between both but by can cannot cant could did do does doesnt doing dont down during each
either else etc ever every few for from further give gives go goes going gonna got had has have having he
hello help helping helps her here hers hey hi him his how i id if ill im in into is isnt it its itself ive just kind know
let lets like looking lot lots many may me mean might mine more most much must my myself need needed
needing needs no nor not of off ok on once one ones only onto or other others our ours out over own people per please really
same she should so some somebody something sort still stuff such suggest take takes than thank thanks that thats
the their theirs them then there these they thing things this those through to too toward towards try trying under until up
upon us use used useful user using very want wanted wanting wants was way ways we well were what whats when where whether
which while who whom whose why will wish with within wont would you your yours yourself`)

/** Words in half of all searches: they add to scores but find nothing alone. */
const WEAK_WORDS = set(`ai app application applications apps artificial based best better create creates
creating creation creator cool easily easy fast feature features find finding good get gets getting great intelligence intelligent made make maker
makers makes making modern new nice no online perfect platform platforms popular powerful powered product products program programs
quick quickly recommend recommendation recommended service services simple simply somebody someone site smart software solution solutions
system systems technology tool tools top ultimate utility without work working works world`)

const YEAR = /^20\d\d$/

/** A frequent word or a year ("best tools 2026"). */
export const isWeak = (word: string): boolean => WEAK_WORDS.has(word) || YEAR.test(word)
