/** Letters and digits alone, in capitals: "c 123-456" and "C123456" are one number. */
export function bare(text: string | null | undefined): string {
  // Nearly every number is typed so.
  if (/^[A-Z0-9]*$/.test(text ?? '')) return text ?? '';
  return (text ?? '')
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
