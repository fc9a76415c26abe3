import { apiAddress } from '@pabean/api-client';
import type { FetchedFile } from './arriving-file.ts';

/** Saves the file under its name, as if a person had pressed a link to it. */
export function saveFile(found: FetchedFile, { path, saveAs }: { path: string; saveAs: string }) {
  const link = document.createElement('a');
  link.download = saveAs;
  link.href = found === 'elsewhere' ? apiAddress(path) : URL.createObjectURL(found);
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the bytes only after the click has returned.
  if (found !== 'elsewhere') setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Browsers inside other apps, which may do nothing with a link to save, and say nothing of it. */
const insideApps =
  /; wv\)|\b(?:FBAN|FBAV|FB_IAB|Instagram|Line|MicroMessenger|WhatsApp|Snapchat|TikTok|musical_ly|BytedanceWebview|Twitter|LinkedInApp|GSA|KAKAOTALK|NAVER|Zalo)\b/i;

/**
 * Whether this browser is known to save a file that a page hands it. Apps on iOS show pages in a
 * view that names no Safari; only the browser itself does.
 */
export function savesFiles(userAgent: string): boolean {
  if (insideApps.test(userAgent)) return false;
  const isApple = /\b(?:iPhone|iPad|iPod)\b/.test(userAgent);
  return !isApple || /\b(?:Safari|CriOS|FxiOS|EdgiOS)\//.test(userAgent);
}
