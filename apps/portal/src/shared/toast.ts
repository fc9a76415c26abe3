/** What a toast says. */
export interface Toast {
  /** What it is about: a second toast about the same thing takes the place of the first. */
  readonly about: string;
  readonly message: string;
  /** The name of its close button, in the page's language. */
  readonly close: string;
}
