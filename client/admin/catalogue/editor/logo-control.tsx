import { graphql } from '#client/gql/gql.ts'
import { LogoInput } from '#client/ui/logo-input.tsx'
import { LOGO_LIMITS, logoPaths } from '#core/catalogue/logo-file.ts'
import { useAttempt } from '../../shared/use-action.ts'
import { useSend } from '../../shared/use-send.ts'

const UploadLogoDocument = graphql(`
  mutation UploadLogo($data: String!) {
    uploadLogo(input: { data: $data }) {
      __typename
      ... on UploadLogoPayload {
        file
      }
      ...Failure_failure
    }
  }
`)

type LogoControlProps = {
  readonly label: string
  readonly cell: string
  readonly error: string | undefined
  readonly onChange: (cell: string) => void
}

const FAILED = 'Failed to upload the logo'

export function LogoControl({ label, cell, error, onChange }: LogoControlProps) {
  const attempt = useAttempt()
  const send = useSend()
  return (
    <LogoInput
      label={label}
      limits={LOGO_LIMITS}
      paths={cell === '' ? null : logoPaths(cell)}
      error={error}
      onChange={onChange}
      upload={async (data) => {
        const result = await attempt(() => send(UploadLogoDocument, { data }), FAILED)
        if (result === null) return { problem: `${FAILED}. Please try again.` }
        return result.failure ? { problem: result.failure.message } : result.payload
      }}
    />
  )
}
