/**
 * The language among those we have for a BCP 47 tag of any precision: `pt-BR` is `pt`, `zh-TW` is
 * `zh-Hant`. Asked by the portal for what a browser wishes, and by the server for the first page.
 *
 * @param tag as browsers write it, `-` or `_` between its parts
 * @param known the tags that we have, for example `['en', 'zh-Hans']`
 */
export function matchLanguage<L extends string>(tag: string, known: readonly L[]): L | undefined {
  const [language, ...more] = tag.toLowerCase().split(/[-_]/);
  let candidate = language;
  if (language === 'zh') {
    const simplified = more.includes('hans') || !/\b(hant|tw|hk|mo)\b/.test(more.join());
    candidate = simplified ? 'zh-hans' : 'zh-hant';
  }
  // What older Android and Java versions call Indonesian.
  if (language === 'in') candidate = 'id';
  return known.find((lang) => lang.toLowerCase() === candidate);
}
