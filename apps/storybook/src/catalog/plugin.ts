import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readComponents, repository } from './component-files.ts';

const id = 'virtual:components';

/** Gives the pages of components what stands in their files; see component-docs.d.ts. */
export function componentDocs(): Plugin {
  return {
    name: 'pabean:component-docs',
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    load(name) {
      if (name !== `\0${id}`) return undefined;
      const components = readComponents();
      for (const { path } of Object.values(components)) this.addWatchFile(join(repository, path));
      return `export const components = ${JSON.stringify(components)};`;
    },
  };
}
