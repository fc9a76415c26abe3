const kilobyte = 1000;
const megabyte = kilobyte * kilobyte;

/** A size as the page's language writes it: "48 kB", "10.4 MB". */
export function bytesText(bytes: number, tag: string): string {
  const isLarge = bytes >= megabyte;
  const format = new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  return format.format(bytes / (isLarge ? megabyte : kilobyte));
}

/** Bytes that arrive within about a second on most networks: the specification's hint holds. */
const smallBytes = 256 * kilobyte;

export const isSmall = (bytes: number | null): boolean => bytes !== null && bytes <= smallBytes;
