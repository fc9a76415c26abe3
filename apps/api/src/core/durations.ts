const units = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Milliseconds of a text like `90m`, `6h` or `7d`; null for any other. */
export function durationOf(text: string): number | null {
  const [, count, unit] = /^([1-9]\d{0,3})([mhd])$/.exec(text) ?? [];
  return count && unit ? Number(count) * units[unit as keyof typeof units] : null;
}
