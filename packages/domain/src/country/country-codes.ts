/** Regions that Intl names and that are not countries: groups, test codes, stateless places. */
const noCountries: ReadonlySet<string> = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

let names: Intl.DisplayNames | undefined;

/** The English name of a region; undefined for a code that names none. */
export const regionName = (code: string): string | undefined => {
  names ??= new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  return names.of(code);
};

/** Codes of today: "DD" is written "DE" now, "UK" is "GB". */
const isCurrent = (code: string) => new Intl.Locale(`und-${code}`).region === code;

let codes: readonly string[] | undefined;

/** The ISO 3166 code of every country of today. Made when first asked for. */
export function countryCodes(): readonly string[] {
  codes ??= letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !noCountries.has(code) && isCurrent(code) && regionName(code) !== undefined);
  return codes;
}
