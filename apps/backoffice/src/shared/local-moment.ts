/** What a field of type datetime-local holds, a wall clock of this device, as a moment; null for nothing. */
export function momentOfLocal(local: string): string | null {
  const time = Date.parse(local);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** Now, as such a field shows it. */
export function localNow(): string {
  const now = new Date();
  const shifted = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}
