import type { DrawnSignature } from '@pabean/api-client/contract';
import { checkedPng } from './png.ts';
import { strokesOf } from './strokes.ts';

/**
 * Reads what the traveller drew (spec, Orders come in: a PNG or SVG data URL). It was sent by a
 * stranger: of a PNG only one that unpacks to its own size is drawn, of an SVG only its lines.
 * @returns null for anything that cannot be drawn safely
 */
export function readSignature(dataUrl: string): DrawnSignature | null {
  const [, type, encoding, data = ''] =
    /^data:image\/(png|svg\+xml)(?:;[a-z0-9=-]+)*?(;base64)?,(.*)$/is.exec(dataUrl) ?? [];
  if (type === undefined) return null;
  const bytes = encoding ? Buffer.from(data, 'base64') : unescaped(data);
  if (bytes === null) return null;
  return type.toLowerCase() === 'png' ? checkedPng(bytes) : strokesOf(bytes.toString('utf8'));
}

function unescaped(data: string): Buffer | null {
  try {
    return Buffer.from(decodeURIComponent(data));
  } catch {
    return null;
  }
}
