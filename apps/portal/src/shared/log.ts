/**
 * The portal's only way to the browser's console. Spec section 8: a download that does not answer
 * with status 1 is logged and nothing else.
 */
export function logFailure(what: string, detail: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for this line
  console.warn(what, detail);
}
