/** A change of a file that is there already. */
export interface Edit {
  /** Relative to the root. */
  readonly path: string;
  readonly change: (text: string) => string;
}

/** Adds lines at the end of the block that `opening` begins, before its closing bracket. */
export function addToBlock(text: string, opening: string, lines: string): string {
  const start = text.indexOf(opening);
  const end = start === -1 ? -1 : text.slice(start).search(/\n[}\]]/);
  if (end === -1) throw new Error(`There is no block "${opening}" to add to.`);
  const at = start + end;
  return `${text.slice(0, at)}\n${lines}${text.slice(at)}`;
}

/** Adds an import at the top of a file; the formatter sorts it in. */
export function addImport(text: string, line: string): string {
  return text.includes(line) ? text : `${line}\n${text}`;
}

/** Adds lines before the first line that begins so. */
export function addBefore(text: string, next: string, lines: string): string {
  const at = text.indexOf(next);
  if (at === -1) throw new Error(`There is no "${next.trim()}" to add to.`);
  return `${text.slice(0, at)}${lines}\n${text.slice(at)}`;
}
