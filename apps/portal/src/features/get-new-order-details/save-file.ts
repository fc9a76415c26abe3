/** A file as fetched: its bytes, or `elsewhere` when another site keeps it. */
export type FetchedFile = Blob | 'elsewhere';

/**
 * Fetches the document with the order's cookie, so that a missing file or a lost connection is
 * seen. A file that is not on the server redirects to the marketing site's uploads (spec section
 * 7, Files): a page may not read another site's bytes, so the browser has to save that one itself.
 */
export async function fetchFile(path: string): Promise<FetchedFile> {
  const response = await fetch(path, { credentials: 'same-origin', redirect: 'manual' });
  if (response.type === 'opaqueredirect') return 'elsewhere';
  if (!response.ok) throw new Error(`The file answered with ${response.status}.`);
  return response.blob();
}

/** Saves the file under its name, as if a person had pressed a link to it. */
export function saveFile(found: FetchedFile, { path, saveAs }: { path: string; saveAs: string }) {
  const link = document.createElement('a');
  link.download = saveAs;
  link.href = found === 'elsewhere' ? path : URL.createObjectURL(found);
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the bytes only after the click has returned.
  if (found !== 'elsewhere') setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
