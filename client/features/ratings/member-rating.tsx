import { X } from 'lucide-react'
import { useRef } from 'react'
import { useResendVerification } from '../../lib/use-resend-verification.ts'
import { Button } from '../../ui/button.tsx'
import { StarRadios } from '../../ui/star-radios.tsx'
import { toast } from '../../ui/toast.ts'
import { type MemberRatingState, useMemberRating } from './use-member-rating.ts'

type RatedTool = { readonly id: string; readonly name: string }

/** The member's rating of a tool, which can be set, changed and withdrawn. */
export function MemberRating({ tool: { id, name } }: { readonly tool: RatedTool }) {
  const rating = useMemberRating(id)
  return rating.status === 'unverified' ? <Unverified /> : <StarInput name={name} rating={rating} />
}

function statusText({ status, saving, outcome }: MemberRatingState): string {
  if (status === 'away') return 'couldn’t be loaded'
  return saving ? 'Saving…' : outcome
}

function StarInput({ name, rating }: { readonly name: string; readonly rating: MemberRatingState }) {
  const group = useRef<HTMLFieldSetElement>(null)
  const { stars, status, saving, rate } = rating
  const withdraw = () => {
    rate(null)
    // The button disappears with the rating, so the focus has to move first.
    group.current?.querySelector('input')?.focus()
  }
  return (
    <fieldset
      ref={group}
      disabled={status !== 'ready'}
      aria-busy={saving || status === 'loading'}
      className="grid grid-cols-[auto_1fr] items-center gap-x-3 text-sm sm:flex"
    >
      <legend className="sr-only">Your rating of {name}</legend>
      <span aria-hidden="true">Your rating</span>
      <span role="status" className="min-h-6 leading-6 text-soft sm:order-last">
        {statusText(rating)}
      </span>
      <div className="col-span-2 -ml-2.5 flex">
        <StarRadios name="stars" stars={stars} disabled={status !== 'ready'} onChoose={rate} />
        {stars === null ? null : (
          <Button
            variant="quiet"
            aria-label="Remove your rating"
            onClick={withdraw}
            className="max-sm:size-11 max-sm:px-0"
          >
            <X aria-hidden="true" className="size-4 sm:hidden" />
            <span className="max-sm:hidden">Remove</span>
          </Button>
        )}
      </div>
    </fieldset>
  )
}

/** Only members with a confirmed email address can rate; the email may have been lost. */
function Unverified() {
  const { sending, send } = useResendVerification()
  return (
    <p className="text-sm leading-6 sm:self-center">
      Confirm your email address to rate tools.{' '}
      <button
        type="button"
        aria-busy={sending}
        onClick={() => void send().then((text) => toast(text))}
        className="link -my-2.5 py-2.5"
      >
        Resend email
      </button>
    </p>
  )
}
