import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Notice } from '#client/ui/notice.tsx'
import { PAYMENT_YEARS } from '#core/retention.ts'
import { PasswordDialog } from '../password/password-dialog.tsx'
import { SPLIT } from './split.ts'
import { useDeleteAccount } from './use-delete-account.ts'
import { useExportMyData } from './use-export-my-data.ts'

const RETAINED_DATA = `Tool suggestions and reports that you sent are kept, but not linked to your account. If you used free recommendations this month, we keep the number, with a one-way hash of your email address, until the month ends. If you have a subscription, it is canceled immediately. Payment records, and the referral rewards they earned, are kept for ${PAYMENT_YEARS} years without your name or email address.`
const NOT_DELETED = 'Failed to delete account'

type AccountTabProps = {
  /** Called once the account is deleted, before its session ends here. */
  readonly onDeleted: () => void
}

/** Data export and account deletion. Both ask for the password again. */
export function AccountTab({ onDeleted }: AccountTabProps) {
  return (
    <div className="grid gap-8">
      <ExportPart />
      <DeletionPart onDeleted={onDeleted} />
    </div>
  )
}

function ExportPart() {
  const exportMyData = useExportMyData()
  const [open, setOpen] = useState(false)
  const [saved, setSaved] = useState(false)
  const onDone = () => {
    setSaved(true)
    setOpen(false)
  }
  return (
    <section aria-labelledby="export" className={classNames('grid gap-3', SPLIT)}>
      <h2 id="export" className="text-xl">
        Your data
      </h2>
      <div className="grid max-w-prose justify-items-start gap-3">
        <p className="text-soft text-sm">All your data in one JSON file. Available once a day.</p>
        {saved ? <Notice>Your data is in toolfinch-my-data.json.</Notice> : null}
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Export My Data
        </Button>
      </div>
      <PasswordDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Export your data"
        text="Anyone with this file can read your data. Enter your password to continue."
        action="Export"
        busyText="Exporting…"
        failure="Your data could not be exported. Please try again."
        send={exportMyData}
        onDone={onDone}
      />
    </section>
  )
}

function DeletionPart({ onDeleted }: AccountTabProps) {
  const deleteAccount = useDeleteAccount(onDeleted)
  const [open, setOpen] = useState(false)
  return (
    <section
      aria-labelledby="deletion"
      className={classNames('grid gap-3 rounded-md border border-danger bg-danger-wash p-5', SPLIT)}
    >
      <h2 id="deletion" className="text-xl">
        Delete account
      </h2>
      <div className="grid max-w-prose justify-items-start gap-3">
        <p className="text-sm">
          We permanently delete your account, with your profile, saved tools, ratings, history, settings and plan. This
          takes effect immediately. Your team members lose their seats.
        </p>
        <p className="text-sm">{RETAINED_DATA}</p>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Delete Account
        </Button>
      </div>
      <PasswordDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Delete your account?"
        text={`This can't be undone. ${RETAINED_DATA} Enter your password to continue.`}
        action="Delete My Account"
        busyText="Deleting…"
        danger
        failure={NOT_DELETED}
        send={deleteAccount}
        onDone={() => setOpen(false)}
      />
    </section>
  )
}
