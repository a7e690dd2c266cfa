/** What the scenarios share that kill processes again and again. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { seededRandom } from './random.ts'

export const kill = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export type Round<Figures> = Partial<Figures> & {
  readonly round: number
  readonly kills: number
  readonly ok: boolean
  readonly problem?: string | undefined
}

export type RoundOptions<Figures> = {
  readonly cycles: number
  readonly seed: number
  readonly onRound?: (round: Round<Figures>) => void
}

/**
 * Plays rounds with numbers that repeat for a seed. A round returns its figures, with a problem if there is one; it
 * calls `killed` for each kill, which returns their number.
 */
export const playRounds = async <Figures extends object>(
  { cycles, seed, onRound }: RoundOptions<Figures>,
  play: (random: () => number, killed: () => number) => Promise<Figures & { readonly problem?: string | undefined }>,
): Promise<Round<Figures>[]> => {
  const random = seededRandom(seed)
  const rounds: Round<Figures>[] = []
  for (let round = 1; round <= cycles; round += 1) {
    let kills = 0
    const killed = () => {
      kills += 1
      return kills
    }
    const played: Partial<Figures> & { problem?: string | undefined } = await play(random, killed).catch(
      (error: unknown) => ({ problem: messageOf(error) }) as Partial<Figures> & { problem: string },
    )
    const result = { round, ok: played.problem === undefined, ...played, kills }
    rounds.push(result)
    onRound?.(result)
  }
  return rounds
}
