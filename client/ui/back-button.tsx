import { ArrowLeft } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { Button } from './button.tsx'

/** Leads to the page before within the site, and home without one. */
export function BackButton() {
  const navigate = useNavigate()
  const goBack = () => {
    // The router numbers the entries of a visit; the first one has no page of ours before it.
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
