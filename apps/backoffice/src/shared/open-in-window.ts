import type { Failure } from '@pabean/api-client';
import { notify } from './notify.ts';

type FileResult = { readonly ok: true; readonly blob: Blob } | Failure;

const blocked = 'The browser blocked the new window. Please allow pop-ups for this page.';

/**
 * Shows a file in a window of its own. The window opens with the press, because a browser takes one
 * that opens later, without a press, for a pop-up.
 * @param title of the window, until it shows the file
 * @param waiting what stands in the window meanwhile
 * @returns whether the file came; a message says why not
 */
export async function openInWindow(
  title: string,
  waiting: string,
  load: () => Promise<FileResult>,
): Promise<boolean> {
  const target = window.open('', '_blank');
  if (target === null) {
    notify.error(blocked, 'pop-up');
    return false;
  }
  target.document.title = title;
  target.document.body.textContent = waiting;
  const result = await load();
  if (!result.ok) {
    target.close();
    notify.failure(result);
    return false;
  }
  // Not revoked: Save and Reload of that window need the address as long as this page lives.
  if (!target.closed) target.location.replace(URL.createObjectURL(result.blob));
  return true;
}
