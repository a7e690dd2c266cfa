/** For installations with the test checkout, marked "Sample": who will speak here, without a name or a claim. */
export const SAMPLES: readonly { readonly role: string; readonly text: string }[] = [
  { role: 'Marketing manager', text: 'A testimonial from a member who writes and plans campaigns will appear here.' },
  { role: 'Software developer', text: 'A testimonial from a member who builds software will appear here.' },
  { role: 'Business owner', text: 'A testimonial from a member who runs a small team will appear here.' },
]
