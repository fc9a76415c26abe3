import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { kebab, lowerFirst, spaced } from './case.ts';
import { addBefore, addToBlock, type Edit } from './edits.ts';
import type { NewFile } from './new-file.ts';
import { root } from './root.ts';

/** A page of the portal, with story, test and journey. */
export function portalScreen(name: string): NewFile[] {
  const slug = kebab(name);
  const page = lowerFirst(name);
  const title = spaced(name);
  const folder = `apps/portal/src/features/${slug}`;
  return [
    {
      path: `${folder}/${name}Screen.tsx`,
      text: `import { useLanguage } from '../../i18n/language.ts';
import { PageHeading } from '../../shared/PageHeading.tsx';

/** What the screen is for, and the specification's section. */
export function ${name}Screen() {
  const { t } = useLanguage();
  return <PageHeading title={t('${page}.page')}>{t('${page}.page')}</PageHeading>;
}
`,
    },
    {
      path: `${folder}/${name}Screen.stories.tsx`,
      text: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { paths } from '../../app/paths.ts';
import { portalStory, screen } from '../../testing/story.tsx';

const meta = {
  title: '${title}',
  ...screen({ spec: 'Section 2, Customer routes' }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const address = paths.${page}();

async function play({ canvasElement }: { canvasElement: HTMLElement }) {
  await within(canvasElement).findByRole('heading', { level: 1 });
}

export const Plain: Story = { ...portalStory({ address }), play };
export const Phone: Story = { ...portalStory({ address, phone: true }), play };
export const ArabicPhone: Story = { ...portalStory({ address, lang: 'ar', phone: true }), play };
`,
    },
    {
      path: `${folder}/${name}Screen.test.tsx`,
      text: `import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPortal } from '../../testing/draw.tsx';
import { fakeFetch } from '../../testing/fake-fetch.ts';
// Loaded ahead: its first import takes longer here than a test wants to wait.
import './${name}Screen.tsx';

it('opens from its link, with its heading in the tab too', async () => {
  fakeFetch({});
  const router = openPortal('/no-such-page');
  fireEvent.click(await screen.findByRole('link', { name: '${title}' }));
  await screen.findByRole('heading', { level: 1, name: '${title}' });
  expect(router.state.location.pathname).toBe('/${slug}');
  await waitFor(() => expect(document.title).toContain('${title} · '));
});
`,
    },
    {
      path: `e2e/journeys/${slug}.test.ts`,
      text: `import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFindings } from '../support/axe.ts';
import { startWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

test.each(['desktop', 'phone'] as const)('${title}: a link leads there, on a %s', async (size) => {
  const page = await world.newPage(size);
  await page.goto('/no-such-page');
  await page.getByRole('link', { name: '${title}', exact: true }).click();
  await page.waitForURL('**/${slug}');
  await page.getByRole('heading', { name: '${title}', level: 1 }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
});
`,
    },
  ];
}

/**
 * What leads to a new page of the portal: its address, its route, its link and its text. The text
 * is English in every language, and `catalogs.test.ts` names it until it is translated.
 */
export function portalScreenEdits(name: string): Edit[] {
  const slug = kebab(name);
  const page = lowerFirst(name);
  const texts = 'apps/portal/src/i18n';
  const title = `  '${page}.page': '${spaced(name)}',`;
  return [
    {
      path: 'apps/portal/src/app/paths.ts',
      change: (text) =>
        addToBlock(
          addBefore(text, "  unknown: '*',", `  ${page}: '${slug}',`),
          'export const paths = {',
          `  ${page}: () => \`/\${routePaths.${page}}\`,`,
        ),
    },
    {
      path: 'apps/portal/src/app/routes.tsx',
      change: (text) =>
        addBefore(
          addBefore(
            text,
            'const notFound = ',
            `const ${page} = () => ({
  Component: () =>
    loadChunk(
      '${slug}',
      async () => (await import('../features/${slug}/${name}Screen.tsx')).${name}Screen,
    ),
});
`,
          ),
          '          { path: routePaths.unknown,',
          `          { path: routePaths.${page}, lazy: ${page}() },`,
        ),
    },
    {
      path: 'apps/portal/src/app/NotFoundScreen.tsx',
      change: (text) =>
        addBefore(
          text,
          '    </>',
          `      <p>
        <Link to={paths.${page}()}>{t('${page}.page')}</Link>
      </p>`,
        ),
    },
    {
      path: `${texts}/en/first.ts`,
      change: (text) => addToBlock(text, 'export const first = {', title),
    },
    ...readdirSync(join(root, texts, 'catalogs')).map((file) => ({
      path: `${texts}/catalogs/${file}`,
      change: (text: string) => addToBlock(text, 'export const catalog: Catalog = {', title),
    })),
  ];
}
