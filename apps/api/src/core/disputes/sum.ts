/** How many decimals a currency has; two for one that nobody knows. */
export function decimalsOf(currency: string | null): number {
  if (currency === null || !/^[A-Z]{3}$/.test(currency)) return 2;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** A sum of the database with the decimals of its currency, and with more where it has more. */
export function sumText(amount: string, currency: string | null): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  const decimals = fraction.replace(/0+$/, '').padEnd(decimalsOf(currency), '0');
  return decimals === '' ? whole : `${whole}.${decimals}`;
}
