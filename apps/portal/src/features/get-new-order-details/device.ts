import { MISSING, orMissing } from '@pabean/domain';

/** The four columns that come out of one text. */
export interface Device {
  readonly browser: string;
  readonly device: string;
  readonly type: string;
  readonly os: string;
}

/**
 * Reads `Browser-Device-Type-OS` (spec, Details; spec section 3). Type and OS are taken from
 * the right and the browser from the left, for none of these holds a dash; what is left between
 * them is the device, whose model may hold some ("SM-G991B").
 */
export function splitDevice(text: string, os: string | null): Device {
  const parts = text.split('-').map((part) => part.trim());
  const [browser = ''] = parts;
  if (parts.length < 4) {
    return { browser: orMissing(browser), device: MISSING, type: MISSING, os: orMissing(os) };
  }
  return {
    browser: orMissing(browser),
    device: orMissing(parts.slice(1, -2).join('-')),
    type: orMissing(parts.at(-2)),
    os: orMissing(parts.at(-1) || os),
  };
}

/** The address without the prefix that marks IPv4 inside IPv6 (spec section 3, downloadHistory). */
export function plainIp(ip: string): string {
  return orMissing(ip.replace(/^::ffff:(?=\d+\.)/i, ''));
}
