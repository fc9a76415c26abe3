/** A variable of the theme as the page has it now. */
export type RootVariable = { name: string; value: string };

function namesIn(rules: CSSRuleList, start: string): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule)
      return [...rule.style].filter((name) => name.startsWith(start));
    return rule instanceof CSSGroupingRule ? namesIn(rule.cssRules, start) : [];
  });
}

/**
 * The variables of the page whose names begin so, with their values. A component's own, which only
 * stand inside of it, have none here; which of those are loaded depends on what was shown before.
 */
export function rootVariables(start: string): RootVariable[] {
  const names = [...document.styleSheets].flatMap((sheet) => namesIn(sheet.cssRules, start));
  const root = getComputedStyle(document.documentElement);
  return [...new Set(names)]
    .map((name) => ({ name, value: root.getPropertyValue(name).trim() }))
    .filter(({ value }) => value !== '');
}
