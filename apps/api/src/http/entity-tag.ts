/** The tag of a stored file: its content never changes under one tag (RFC 9110, section 8.8.3). */
export function entityTag(sha256: string): string {
  return `"${sha256}"`;
}

/** Whether an If-None-Match header names this tag; weak comparison, as that header wants it. */
export function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((part) => {
    const named = part.trim();
    return named === '*' || named.replace(/^W\//, '') === tag;
  });
}
