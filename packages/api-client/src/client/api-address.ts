declare global {
  /** Set by the page of a static host, before the app begins (tooling's static-apps). */
  var pabeanApi: string | undefined;
}

/**
 * Where something of the API stands, `/uploads/docs/…` for example: on the page's own host, or on the
 * host that the page was told of.
 */
export const apiAddress = (path: string): string => (globalThis.pabeanApi ?? '') + path;
