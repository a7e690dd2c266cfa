/** The object types of the interfaces and unions that fragments of the client are on. */
export const possibleTypes: Record<string, string[]> = {
  "Failure": [
    "AccountExistsError",
    "AlreadyListed",
    "InvalidCodeError",
    "InvalidCredentialsError",
    "InvalidInputError",
    "NotFoundError",
    "NotImplementedError",
    "NotVerifiedError",
    "QuotaExceededError",
    "RateLimitedError",
    "SeatError",
    "SignInRequiredError"
  ]
}
