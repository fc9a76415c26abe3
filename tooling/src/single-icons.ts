import type { Plugin } from 'vite';

const fromAll = /import \{([^{}]*)\} from '@tabler\/icons-react';/g;

/** `IconX as Cross` becomes an import of the file of that icon; a type needs none. */
const importOf = (specifier: string): string => {
  const [icon, name = icon] = specifier.split(' as ');
  return `import ${name} from '@tabler/icons-react/dist/esm/icons/${icon}.mjs';`;
};

/** Lets a module import the file of each icon that it names, on as many lines as before. */
export const importEachIcon = (code: string): string =>
  code.replace(fromAll, (statement, names: string) => {
    const specifiers = names.split(',').map((name) => name.trim());
    const icons = specifiers.filter((name) => name !== '' && !name.startsWith('type '));
    return icons.map(importOf).join(' ') + statement.replaceAll(/[^\n]/g, '');
  });

/**
 * Reads just the icons that modules name, for tests. Their package is one module of 6,000: to read
 * it took each worker more than a second, and to bundle it for the browser of the stories several.
 */
export function singleIcons(): Plugin {
  return {
    name: 'single-icons',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: '@tabler/icons-react' },
      handler: (code) => ({ code: importEachIcon(code), map: null }),
    },
  };
}
