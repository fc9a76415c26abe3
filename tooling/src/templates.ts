import { endpointPath } from './endpoint-path.ts';

export const kinds = ['screen', 'call', 'component'] as const;
export type Kind = (typeof kinds)[number];

export interface NewFile {
  readonly path: string;
  readonly text: string;
}

/** Why these words can not name a new piece; null when they can. */
export function nameProblem(kind: Kind, words: readonly string[]): string | null {
  const expected = kind === 'component' ? 1 : 2;
  if (words.length > expected) return `That is one word too many: ${words[expected]}.`;
  if (kind === 'call') {
    const [method = '', path = ''] = words;
    if (!/^(GET|POST|PUT)$/.test(method)) return 'A call has the method GET, POST or PUT.';
    return /^(\/[a-z][a-z0-9-]*)+(\/\{[a-zA-Z]+\})*$/.test(path)
      ? null
      : 'A call has a path such as /admin/send-invoice.';
  }
  const name = words.at(-1) ?? '';
  if (kind === 'screen' && !['backoffice', 'portal'].includes(words[0] ?? '')) {
    return 'A screen belongs to backoffice or portal.';
  }
  return /^[A-Z][A-Za-z0-9]+$/.test(name) ? null : 'A name is written LikeThis.';
}

/** The files that a new piece starts with. */
export function filesFor(kind: Kind, words: readonly string[]): NewFile[] {
  const [first = '', second = ''] = words;
  if (kind === 'screen') return screen(first, second);
  return kind === 'call' ? call(first, second) : component(first);
}

function screen(app: string, name: string): NewFile[] {
  const folder = `apps/${app}/src/features/${kebab(name)}`;
  return [
    {
      path: `${folder}/${name}Screen.tsx`,
      text: `/** What the screen is for, and the specification's section. */
export function ${name}Screen() {
  return <h1>${spaced(name)}</h1>;
}
`,
    },
    {
      path: `${folder}/${name}Screen.test.tsx`,
      text: `import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ${name}Screen } from './${name}Screen.tsx';

test('says what it is', () => {
  render(<${name}Screen />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('${spaced(name)}');
});
`,
    },
  ];
}

function call(method: string, path: string): NewFile[] {
  const endpoint = endpointPath({ path });
  const file = endpoint.split('/').at(-1)?.replace(/\.ts$/, '') ?? '';
  const name = camel(file);
  const up = '../'.repeat(endpoint.split('/').length);
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
  const params = parameters.map((parameter) => `${parameter}: v.string()`).join(', ');
  return [
    {
      path: `packages/api-client/src/contract/${file}.ts`,
      text: `import * as v from 'valibot';
import { defineCall } from './define.ts';
import { NoData } from './envelope.ts';

/** What the call does, and the specification's section. */
export const ${name} = defineCall({
  method: '${method}',
  path: '${path}',
  access: { kind: 'staff', permission: 'work-orders' },${params && `\n  params: v.object({ ${params} }),`}
  ${method === 'GET' ? 'query' : 'body'}: v.object({}),
  reply: NoData,
});
`,
    },
    {
      path: `apps/api/src/endpoints/${endpoint}`,
      text: `import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '${up}http/context.ts';

/** What it does, and why so. */
export const ${name}: Handler<Call<'${name}'>> = async () => ({ message: 'Done.' });
`,
    },
    {
      path: `apps/api/test/endpoints/${endpoint.replace(/\.ts$/, '.test.ts')}`,
      text: `import { expect, test } from 'vitest';

test('${name} does what it says', () => {
  expect.fail('Write what the call promises: done, refused, repeated.');
});
`,
    },
  ];
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

function kebab(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

function spaced(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function camel(file: string): string {
  return file.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
