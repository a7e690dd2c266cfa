import { useNavigate } from 'react-router-dom'

/** Returns a function that opens the directory with a search term. */
export function useDirectorySearch(): (term: string) => void {
  const navigate = useNavigate()
  return (term) => void navigate(`/ai-tools?${new URLSearchParams({ search: term })}`)
}
