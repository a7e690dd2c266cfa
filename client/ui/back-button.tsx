// @chunk parts: ArrowLeft
import { ArrowLeft } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { Button } from './button.tsx'

/** Goes back to the previous page within the site, or home without one. */
export function BackButton() {
  const navigate = useNavigate()
  const goBack = () => {
    // The router numbers the history entries; before the first one there is no page of this site.
    const { idx } = (window.history.state ?? {}) as { readonly idx?: number }
    void (idx ? navigate(-1) : navigate('/'))
  }
  return (
    <Button variant="quiet" className="-ml-3" onClick={goBack}>
      <ArrowLeft aria-hidden="true" className="size-4" />
      Back
    </Button>
  )
}
