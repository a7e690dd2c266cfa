/** The object types of the interfaces and unions that fragments of the client are on. */
export const possibleTypes: Record<string, string[]> = {
  "Failure": [
    "AccountExistsError",
    "AlreadyListed",
    "AlreadySubscribedError",
    "CountChangedError",
    "EditConflictError",
    "InvalidCodeError",
    "InvalidCredentialsError",
    "InvalidInputError",
    "LimitReachedError",
    "NotFoundError",
    "NotImplementedError",
    "NotVerifiedError",
    "PasskeysUnavailableError",
    "PasswordRequiredError",
    "PaymentRefusedError",
    "PaymentsOffError",
    "PaymentsUnavailableError",
    "PlanChangeRefusedError",
    "PriceMismatchError",
    "QuotaExceededError",
    "RateLimitedError",
    "RefundRefusedError",
    "SeatError",
    "SecondFactorRequiredError",
    "SignInExpiredError",
    "SignInRequiredError"
  ]
}
