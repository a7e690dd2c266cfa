/** Not a feed, or one that is not accepted. The message is for administrators. */
export class FeedError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'FeedError'
  }
}
