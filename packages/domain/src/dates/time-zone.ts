/**
 * The IANA time zone that a browser reported, or null for what no clock knows. An offset such as
 * `+07:00` is not one: it names no place, and a place is what "Device Location" promises.
 */
export function knownTimeZone(reported: string | null | undefined): string | null {
  if (!reported || !/^[A-Za-z][A-Za-z0-9_+\-/]{0,63}$/.test(reported)) return null;
  try {
    new Intl.DateTimeFormat('en', { timeZone: reported });
    return reported;
  } catch {
    return null;
  }
}
