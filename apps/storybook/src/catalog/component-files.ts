import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groups } from '../groups.ts';
import { mantineProps } from './mantine-props.ts';
import { type Prop, readProps, readWords } from './read-component.ts';

export const repository = join(import.meta.dirname, '../../../..');

/** What Storybook says of a component beside its stories. */
export interface ComponentDoc {
  /** Relative to the repository. */
  readonly path: string;
  readonly source: string;
  readonly words: string;
  readonly props: readonly Prop[];
  /** The apps that import it. */
  readonly usedIn: readonly string[];
}

/** Every component by its name, read from its files. */
export function readComponents(): Record<string, ComponentDoc> {
  const names = [...Object.values(groups).flat(), 'FormShell'];
  const texts = apps.map(({ title, folder }) => ({ title, text: textOf(folder) }));
  return Object.fromEntries(names.map((name) => [name, readComponent(name, texts)]));
}

type App = { readonly title: string; readonly text: string };

function readComponent(name: string, texts: readonly App[]): ComponentDoc {
  const folder = name === 'FormShell' ? 'form' : `components/${name}`;
  const path = `packages/ui/src/${folder}/${name}.tsx`;
  const source = read(path);
  const types = `packages/ui/src/${folder}/types.ts`;
  const typed = existsSync(join(repository, types)) ? read(types) : '';
  const props = [...readProps(source, name), ...readProps(typed, name), ...mantineProps(name)];
  const entry = `'@pabean/ui/${name === 'FormShell' ? 'form' : name}'`;
  const usedIn = texts.filter(({ text }) => text.includes(entry)).map(({ title }) => title);
  return { path, source, words: readWords(source, name), props, usedIn };
}

const apps = [
  { title: 'the back office', folder: 'apps/backoffice/src' },
  { title: 'the portal', folder: 'apps/portal/src' },
];

/** All that an app is drawn with, without tests and stories. */
function textOf(folder: string): string {
  return readdirSync(join(repository, folder), { recursive: true })
    .map(String)
    .filter((file) => /\.tsx$/.test(file) && !/\.(test|stories)\.|testing/.test(file))
    .map((file) => read(join(folder, file)))
    .join('');
}

const read = (path: string) => readFileSync(join(repository, path), 'utf8');
