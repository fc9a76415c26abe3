import type { CodeLimits, CodeLook, CodeRequest } from './code-look.ts';
import { CodeLookers } from './code-lookers.ts';

const lookers = new CodeLookers();

/** Looks for the QR code of a file in another thread, so that no file of any kind holds up the server. */
export function lookForCode(
  file: Pick<CodeRequest, 'path' | 'mediaType'>,
  limits: Partial<CodeLimits> = {},
): Promise<CodeLook> {
  return lookers.look(file, limits);
}
