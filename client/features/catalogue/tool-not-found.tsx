import { useStatus } from '../../lib/page.tsx'
import { Seo } from '../../lib/seo.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { DIRECTORY_PATH } from './directory-address.ts'

export function ToolNotFound() {
  useStatus(404)
  return (
    <div className="shell grid justify-items-start gap-5 py-16 lg:py-24">
      <Seo title="Tool Not Found" description="There is no AI tool at this address." noindex />
      <p className="font-serif text-3xl text-accent tabular-nums">404</p>
      <h1 className="text-2xl">Tool Not Found</h1>
      <p className="text-soft">The AI tool you're looking for doesn't exist.</p>
      <LinkButton to={DIRECTORY_PATH}>Browse All Tools</LinkButton>
    </div>
  )
}
