import { existsSync, readFileSync } from 'node:fs';
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
}

/** Every component by its name, read from its files. */
export function readComponents(): Record<string, ComponentDoc> {
  const names = [...Object.values(groups).flat(), 'FormShell'];
  return Object.fromEntries(names.map((name) => [name, readComponent(name)]));
}

function readComponent(name: string): ComponentDoc {
  const folder = name === 'FormShell' ? 'form' : `components/${name}`;
  const path = `packages/ui/src/${folder}/${name}.tsx`;
  const source = read(path);
  const types = `packages/ui/src/${folder}/types.ts`;
  const typed = existsSync(join(repository, types)) ? read(types) : '';
  const props = [...readProps(source, name), ...readProps(typed, name), ...mantineProps(name)];
  return { path, source, words: readWords(source, name), props };
}

const read = (path: string) => readFileSync(join(repository, path), 'utf8');
