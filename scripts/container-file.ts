/** The container file as data: its stages, and what they copy and run. */
type Instruction = { readonly name: string; readonly text: string }

export type Stage = {
  /** The name after AS, or undefined. */
  readonly name: string | undefined
  readonly image: string
  readonly instructions: readonly Instruction[]
}

export type Copy = {
  /** The stage or image that is copied from; undefined: the sources. */
  readonly from: string | undefined
  readonly sources: readonly string[]
  readonly target: string
}

/** Instructions with continued lines joined, without comments. */
function instructionsOf(text: string): Instruction[] {
  const lines = text.split('\n').filter((line) => !/^\s*#/.test(line))
  const logical = lines.join('\n').replaceAll(/\\\s*\n/g, ' ')
  return logical.split('\n').flatMap((line) => {
    const [, name, rest] = /^\s*([A-Za-z]+)\s+(.*?)\s*$/.exec(line) ?? []
    return name === undefined || rest === undefined
      ? []
      : [{ name: name.toUpperCase(), text: rest.replaceAll(/\s+/g, ' ') }]
  })
}

/** The stages in order; the last one is the image. */
export function stagesOf(text: string): Stage[] {
  const stages: { name: string | undefined; image: string; instructions: Instruction[] }[] = []
  for (const instruction of instructionsOf(text)) {
    if (instruction.name === 'FROM') {
      const [image = '', , name] = instruction.text.split(' ')
      stages.push({ name, image, instructions: [] })
    } else {
      stages.at(-1)?.instructions.push(instruction)
    }
  }
  return stages
}

/** The COPY instructions of a stage. */
export function copiesOf({ instructions }: Stage): Copy[] {
  return instructions
    .filter(({ name }) => name === 'COPY')
    .map(({ text }) => {
      const words = text.split(' ')
      const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length)
      const paths = words.filter((word) => !word.startsWith('--'))
      return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' }
    })
}

/** The shell commands of a stage, without flags for the container engine. */
export function commandsOf({ instructions }: Stage): string[] {
  return instructions.filter(({ name }) => name === 'RUN').map(({ text }) => text.replaceAll(/--mount=\S+ /g, ''))
}

/** The arguments of CMD or HEALTHCHECK in their exec form; undefined without one. */
export function programOf(stage: Stage, name: 'CMD' | 'HEALTHCHECK'): string[] | undefined {
  const text = stage.instructions.findLast((instruction) => instruction.name === name)?.text
  const list = /\[.*\]$/.exec(text ?? '')?.[0]
  return list === undefined ? undefined : (JSON.parse(list) as string[])
}
