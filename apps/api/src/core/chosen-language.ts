/** The language that was chosen by hand in this browser (the portal's i18n/choice.ts), if one was. */
export function chosenLanguage(cookies: string | undefined): string[] {
  const tag = /(?:^|;\s*)lang=([A-Za-z-]{2,20})(?:;|$)/.exec(cookies ?? '')?.[1];
  return tag === undefined ? [] : [tag];
}
