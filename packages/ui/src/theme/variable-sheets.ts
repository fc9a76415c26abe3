import {
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  type MantineThemeOverride,
  mergeMantineTheme,
} from '@mantine/core';
import { cssVariables } from './base.ts';
import { portalTheme } from './portal.ts';
import { staffTheme } from './staff.ts';

/** Ramps of Mantine that a theme of ours neither has nor paints with. */
const foreignRamps = (theme: MantineThemeOverride) =>
  Object.keys(DEFAULT_THEME.colors).filter((ramp) => !(ramp in (theme.colors ?? {})));

/**
 * The variables that Mantine's provider would write when an app starts, as a style sheet: a slow phone had to make
 * the text, parse it and style the page once more. In light colours alone, as both faces are.
 */
function sheetOf(theme: MantineThemeOverride): string {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const { variables, light } = defaultCssVariablesResolver(whole);
  const all = { ...variables, ...light, ...cssVariables(whole).light };
  const isForeign = (name: string) =>
    foreignRamps(theme).some((ramp) => name.startsWith(`--mantine-color-${ramp}-`));
  const lines = Object.entries(all)
    .filter(([name]) => !isForeign(name))
    .map(([name, value]) => lineOf(name, value));
  return `/* Made of the theme: pnpm tokens writes it. */\n:root {\n${lines.join('\n')}\n}\n`;
}

/** As the formatter has it: a long list begins a line of its own. */
function lineOf(name: string, value: string): string {
  const line = `  ${name}: ${value};`;
  return line.length > 100 ? line.replace(': ', ':\n    ') : line;
}

/** The style sheets of both faces, by the names of their files beside this one. */
export const variableSheets = (): { readonly file: string; readonly text: string }[] => [
  { file: 'staff-variables.css', text: sheetOf(staffTheme) },
  { file: 'portal-variables.css', text: sheetOf(portalTheme) },
];
