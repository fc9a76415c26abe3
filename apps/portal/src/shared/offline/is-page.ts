/**
 * Whether a page came in the place of a file: the sign-in page of a network, or the app's own where a static
 * host answers with it for what it does not have.
 */
export const isPage = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') ?? false;
