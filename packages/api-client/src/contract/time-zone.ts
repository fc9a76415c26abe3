// Asking Intl costs more than all the rest of an order, and a file names the same few zones.
const knownZones = new Set<string>();

/** Whether this is an IANA time zone that this machine knows. */
export function isTimeZone(zone: string): boolean {
  if (knownZones.has(zone)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    return false;
  }
  // Zones are not case sensitive: without a bound, their spellings would fill the memory.
  if (knownZones.size < 1000) knownZones.add(zone);
  return true;
}
