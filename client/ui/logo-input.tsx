import { useState } from 'react'
import { Button } from './button.tsx'
import { Field, Input } from './field.tsx'

/** The name of a stored logo, or what is wrong with the file. */
export type LogoUpload = (data: string) => Promise<{ readonly file: string } | { readonly problem: string }>

type LogoPaths = { readonly path: string; readonly darkPath: string }

type LogoInputProps = {
  readonly label: string
  readonly limits: { readonly bytes: number; readonly pixels: { readonly least: number; readonly most: number } }
  /** The images of the stored logo; null without one. */
  readonly paths: LogoPaths | null
  readonly error: string | undefined
  readonly upload: LogoUpload
  readonly onChange: (file: string) => void
}

const UNREADABLE = 'The file could not be read. Please choose it again.'

/** The contents in base64. */
const readBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

/** Stores a chosen logo at once and shows how it looks; the form then saves its name. */
export function LogoInput({ label, limits, paths, error, upload, onChange }: LogoInputProps) {
  const { least, most } = limits.pixels
  const kilobytes = limits.bytes / 1024
  const hint = `An SVG of plain shapes, or a PNG of ${least} to ${most} pixels a side; at most ${kilobytes} kB.`
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const choose = async (input: HTMLInputElement) => {
    const file = input.files?.[0]
    if (file === undefined) return
    setProblem(null)
    if (file.size > limits.bytes) return setProblem(`The file is larger than ${kilobytes} kB.`)
    setBusy(true)
    const data = await readBase64(file).catch(() => null)
    const stored = data === null ? { problem: UNREADABLE } : await upload(data)
    setBusy(false)
    // The same file can be chosen again after an error.
    input.value = ''
    if ('file' in stored) onChange(stored.file)
    else setProblem(stored.problem)
  }
  return (
    <div className="grid content-start gap-2">
      <Field label={label} hint={busy ? 'Checking the file…' : hint} error={problem ?? error}>
        {(control) => (
          <Input
            {...control}
            type="file"
            accept=".svg,.png,image/svg+xml,image/png"
            disabled={busy}
            className="py-2"
            onChange={({ currentTarget }) => void choose(currentTarget)}
          />
        )}
      </Field>
      {paths === null ? null : (
        <div className="flex flex-wrap items-center gap-2">
          <LogoTiles paths={paths} />
          <Button variant="quiet" onClick={() => onChange('')}>
            Remove the logo
          </Button>
        </div>
      )}
    </div>
  )
}

/** An uploaded logo on a light and on a dark tile, whatever the theme of the page. */
export function LogoTiles({ paths: { path, darkPath } }: { readonly paths: LogoPaths }) {
  const tile = (colorScheme: 'light' | 'dark', src: string) => (
    <span style={{ colorScheme }} className="tool-mark size-12">
      <img src={src} alt={`The logo on a ${colorScheme} tile`} />
    </span>
  )
  return (
    <span className="flex gap-2">
      {tile('light', path)}
      {tile('dark', darkPath)}
    </span>
  )
}
