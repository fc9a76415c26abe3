import { type FetchedFile, fetchFile } from './save-file.ts';

/** The one document of this page. Its address names its content, so it never goes stale. */
let known: { readonly path: string; readonly file: Promise<FetchedFile> } | undefined;

/**
 * The document, fetched once for preview, copy and download: on bad Wi-Fi a second time may fail.
 * A failure is forgotten, so that the next try fetches again. Nothing here counts as a download.
 */
export function documentFile(path: string): Promise<FetchedFile> {
  if (known?.path === path) return known.file;
  const file = fetchFile(path);
  known = { path, file };
  file.catch(() => {
    if (known?.file === file) known = undefined;
  });
  return file;
}

/** The document if this page has it, or is about to; nothing is fetched. */
export function heldDocument(path: string): Promise<FetchedFile> | undefined {
  return known?.path === path ? known.file : undefined;
}

/** Takes the copy that the device kept, in place of fetching. */
export function rememberDocument(path: string, file: Blob): void {
  known = { path, file: Promise.resolve(file) };
}

/** Nothing of a document stays in memory. */
export function forgetDocument(): void {
  known = undefined;
}
