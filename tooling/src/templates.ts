import { callEdits, callFiles } from './call-templates.ts';
import { spaced } from './case.ts';
import type { Edit } from './edits.ts';
import type { NewFile } from './new-file.ts';
import { portalScreen, portalScreenEdits } from './portal-screen-templates.ts';
import { staffScreen, staffScreenEdits } from './screen-templates.ts';

export const kinds = ['screen', 'call', 'component'] as const;
export type Kind = (typeof kinds)[number];

/** Why these words cannot name a new piece; null when they can. */
export function nameProblem(kind: Kind, words: readonly string[]): string | null {
  const expected = { component: 1, screen: 2, call: 3 }[kind];
  if (words.length > expected) return `That is one word too many: ${words[expected]}.`;
  if (kind === 'call') {
    const [method = '', path = '', group = ''] = words;
    if (!/^(GET|POST|PUT)$/.test(method)) return 'A call has the method GET, POST or PUT.';
    if (!/^(\/[a-z][a-z0-9-]*)+(\/\{[a-zA-Z]+\})*$/.test(path)) {
      return 'A call has a path such as /admin/send-invoice.';
    }
    return /^[a-z][a-z-]*$/.test(group)
      ? null
      : 'A call belongs to a group: the name of a file in packages/api-client/src/contract.';
  }
  const name = words.at(-1) ?? '';
  if (kind === 'screen' && !['backoffice', 'portal'].includes(words[0] ?? '')) {
    return 'A screen belongs to backoffice or portal.';
  }
  return /^[A-Z][A-Za-z0-9]+$/.test(name) ? null : 'A name is written LikeThis.';
}

/** What a new piece starts with: its own files, and its lines in the files that list it. */
export function pieceOf(kind: Kind, words: readonly string[]): { files: NewFile[]; edits: Edit[] } {
  const [first = '', second = '', third = ''] = words;
  if (kind === 'component') return { files: component(first), edits: [] };
  if (kind === 'call') return { files: callFiles(second), edits: callEdits(first, second, third) };
  return first === 'backoffice'
    ? { files: staffScreen(second), edits: staffScreenEdits(second) }
    : { files: portalScreen(second), edits: portalScreenEdits(second) };
}

function component(name: string): NewFile[] {
  const folder = `packages/ui/src/components/${name}`;
  return [
    {
      path: `${folder}/index.ts`,
      text: `export { ${name}, type ${name}Props } from './${name}.tsx';\n`,
    },
    {
      path: `${folder}/${name}.tsx`,
      text: `import type { ReactNode } from 'react';
import classes from './${name}.module.css';

export type ${name}Props = {
  children: ReactNode;
};

/**
 * What it shows, and when to use it.
 *
 * Not for: what to take instead, and when.
 *
 * Accessibility: its role and name, its keys, what is said aloud.
 */
export function ${name}({ children }: ${name}Props) {
  return <div className={classes.root}>{children}</div>;
}
`,
    },
    {
      path: `${folder}/${name}.module.css`,
      text: '.root {\n  padding-inline: var(--mantine-spacing-xs);\n}\n',
    },
    {
      path: `${folder}/${name}.stories.tsx`,
      text: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}.tsx';

const meta = {
  component: ${name},
  args: { children: '${spaced(name)}' },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const LongText: Story = { args: { children: '${spaced(name)} '.repeat(40) } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
`,
    },
    {
      path: `${folder}/${name}.test.tsx`,
      text: `import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { ${name} } from './${name}.tsx';

test('shows what it is given', () => {
  draw(<${name}>Words</${name}>);
  expect(screen.getByText('Words')).toBeTruthy();
});
`,
    },
  ];
}
