import { readFileSync } from 'node:fs'
import { copiesOf, programOf, type Stage, stagesOf } from '#scripts/container-file.ts'

type Facts = {
  readonly stages: readonly Stage[]
  readonly image: Stage
  readonly nodeVersion: string | undefined
}

type Rule = {
  readonly name: string
  /** Whether the container file keeps it. */
  readonly holds: (facts: Facts) => boolean
}

const allOf = ({ stages }: Facts, name: string): string[] =>
  stages.flatMap(({ instructions }) => instructions.filter((one) => one.name === name)).map(({ text }) => text)

const last = ({ instructions }: Stage, name: string) => instructions.findLast((one) => one.name === name)?.text

const SECRET = /SECRET|PASSWORD|PASSPHRASE|TOKEN|API_KEY|DATABASE_URL|SMTP_URL/

/** What a linter of container files would check, and the promises of the documentation. */
const RULES: readonly Rule[] = [
  {
    name: 'every stage starts from the Node.js version of package.json',
    holds: ({ stages, nodeVersion }) => stages.every(({ image }) => image === `node:${nodeVersion}-slim`),
  },
  {
    name: 'packages are installed from the lockfile, and those of the image without development packages',
    holds: (facts) => {
      const dependencies = facts.stages.find(({ name }) => name === 'dependencies')
      const installs = allOf(facts, 'RUN').filter((text) => /\bnpm (ci|i|install)\b/.test(text))
      const packages = copiesOf(facts.image).find(({ target }) => target === 'node_modules')
      return (
        installs.every((text) => /\bnpm ci\b/.test(text)) &&
        packages?.from === 'dependencies' &&
        /npm ci --omit=dev\b/.test(dependencies?.instructions.find(({ name }) => name === 'RUN')?.text ?? '')
      )
    },
  },
  {
    name: 'the image copies from stages, each file or folder by name',
    holds: ({ image }) =>
      copiesOf(image).every(
        ({ from, sources }) => from !== undefined && sources.every((source) => /^\/app\/[\w.-]+$/.test(source)),
      ),
  },
  {
    name: 'the image contains an SBOM',
    holds: ({ image }) => copiesOf(image).some(({ target }) => target.startsWith('sbom.')),
  },
  {
    name: 'the image runs as a numbered user who is not root',
    holds: ({ image }) => /^[1-9]\d*:[1-9]\d*$/.test(last(image, 'USER') ?? ''),
  },
  {
    name: 'nothing follows USER that would change files',
    holds: ({ image: { instructions } }) => {
      const names = instructions.map(({ name }) => name)
      return Math.max(names.lastIndexOf('RUN'), names.lastIndexOf('COPY')) < names.indexOf('USER')
    },
  },
  {
    name: 'files are added by COPY only',
    holds: (facts) => allOf(facts, 'ADD').length === 0,
  },
  {
    name: 'no secret is an argument or a variable of the image',
    holds: (facts) => ![...allOf(facts, 'ENV'), ...allOf(facts, 'ARG')].some((text) => SECRET.test(text)),
  },
  {
    name: 'folders are absolute',
    holds: (facts) => allOf(facts, 'WORKDIR').every((text) => text.startsWith('/')),
  },
  {
    name: 'system packages are installed without recommended ones, and their lists are removed',
    holds: (facts) =>
      allOf(facts, 'RUN')
        .filter((text) => /apt(-get)? install/.test(text))
        .every((text) => text.includes('--no-install-recommends') && text.includes('rm -rf /var/lib/apt/lists')),
  },
  {
    name: 'the server is the first process, and gets SIGTERM',
    holds: ({ image }) =>
      programOf(image, 'CMD')?.join(' ') === 'node dist/app/main.js' && last(image, 'STOPSIGNAL') === 'SIGTERM',
  },
  {
    name: 'a health check asks whether the server is ready',
    holds: ({ image }) => programOf(image, 'HEALTHCHECK')?.join(' ').includes('/health/ready') ?? false,
  },
  {
    name: 'data is a volume',
    holds: ({ image }) => last(image, 'VOLUME') === '/data' && (last(image, 'ENV') ?? '').includes('DATA_DIR=/data'),
  },
]

/** The Node.js that the product is tested with. */
function readNodeVersion(): string | undefined {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>
  }
  return devDependencies['node']
}

/** The names of the rules that a container file breaks. */
export function brokenRules(text: string, nodeVersion = readNodeVersion()): string[] {
  const stages = stagesOf(text)
  const image = stages.at(-1)
  if (image === undefined) return ['there is a stage']
  return RULES.filter(({ holds }) => !holds({ stages, image, nodeVersion })).map(({ name }) => name)
}
