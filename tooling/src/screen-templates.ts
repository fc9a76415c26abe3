import { kebab, lowerFirst, titled } from './case.ts';
import { addToBlock, type Edit } from './edits.ts';
import type { NewFile } from './new-file.ts';

/** What a new page of the sidebar shows until its own icon is chosen. */
const icon = 'IconAppWindow';

/** The screen of a page of the back office, with styles, story, test and journey. */
export function staffScreen(name: string): NewFile[] {
  const slug = kebab(name);
  const folder = `apps/backoffice/src/features/${slug}`;
  const title = titled(name);
  return [
    {
      path: `${folder}/${name}Screen.tsx`,
      text: `import { PageTitle } from '@pabean/ui/PageTitle';
import { useEffect } from 'react';
import { setPageTitle } from '../../shared/page-title.ts';
import styles from './${name}Screen.module.css';

const title = '${title}';

/** What the screen is for, and the specification's section. */
export function ${name}Screen() {
  useEffect(() => setPageTitle(title), []);
  return (
    <div className={styles.screen}>
      <PageTitle title={title} />
    </div>
  );
}
`,
    },
    {
      path: `${folder}/${name}Screen.module.css`,
      text: '.screen {\n  display: grid;\n  gap: 12px;\n}\n',
    },
    {
      path: `${folder}/${name}Screen.stories.tsx`,
      text: `import { paths } from '../../shared/paths.ts';
import { opens, phone, type ScreenMeta, type ScreenStory, screenOf } from '../../testing/story.tsx';
import { shows } from '../../testing/story-steps.ts';

const meta = {
  title: '${title}',
  ...screenOf('section 2, ${title}', 560),
} satisfies ScreenMeta;
export default meta;

const address = paths.page('${lowerFirst(name)}');

export const Plain: ScreenStory = { ...opens({ address }), play: shows('${title}') };
export const Phone: ScreenStory = { ...Plain, globals: phone };
`,
    },
    {
      path: `${folder}/${name}Screen.test.tsx`,
      text: `import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { openOffice } from '../../testing/draw.tsx';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { shellAnswers } from '../../testing/staff.ts';
// Loaded ahead: its first import takes longer here than a test wants to wait.
import './${name}Screen.tsx';

it('opens at its address, with its title and its link marked', async () => {
  fakeFetch(shellAnswers('Rani', 'Admin'));
  openOffice(paths.page('${lowerFirst(name)}'), 'Admin');
  await screen.findByRole('heading', { level: 1, name: '${title}' });
  await waitFor(() => expect(document.title).toBe('${title} · Pabean'));
  const link = screen.getByRole('link', { name: '${title}' });
  expect(link.getAttribute('aria-current')).toBe('page');
});
`,
    },
    {
      path: `e2e/journeys/${slug}.test.ts`,
      text: `import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFindings } from '../support/axe.ts';
import { signIn, startWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

test('${title}: the sidebar leads there', async () => {
  const page = await world.newPage();
  await signIn(page, world, 'Manager');
  await page.getByRole('link', { name: '${title}', exact: true }).click();
  await page.waitForURL('**/admin/${slug}');
  await page.getByRole('heading', { name: '${title}', level: 1 }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
});
`,
    },
  ];
}

/** What leads to a new page: its entry in the table, its screen, its icon, and the tests' lists. */
export function staffScreenEdits(name: string): Edit[] {
  const page = lowerFirst(name);
  const slug = kebab(name);
  const label = titled(name);
  return [
    {
      path: 'apps/backoffice/src/shared/pages.ts',
      change: (text) =>
        addToBlock(
          text,
          'export const pages = {',
          `  ${page}: {
    slug: '${slug}',
    label: '${label}',
    group: 'Manage',
    permission: 'work-orders',
  },`,
        ),
    },
    {
      path: 'apps/backoffice/src/app/page-screens.ts',
      change: (text) =>
        addToBlock(
          text,
          'export const pageScreens',
          `  ${page}: async () =>
    (await import('../features/${slug}/${name}Screen.tsx')).${name}Screen,`,
        ),
    },
    {
      path: 'apps/backoffice/src/shell/navigation.ts',
      change: (text) => {
        const withImport = text.includes(`  ${icon},\n`)
          ? text
          : text.replace('  type Icon,\n', `  type Icon,\n  ${icon},\n`);
        return addToBlock(withImport, 'const pageIcons', `  ${page}: ${icon},`);
      },
    },
    {
      path: 'apps/backoffice/src/shell/Shell.rules.test.tsx',
      change: (text) => addToBlock(text, '}[] = [', `  { label: '${label}', path: '${slug}' },`),
    },
    {
      path: 'e2e/support/staff-screens.ts',
      change: (text) => addToBlock(text, 'const others = [', `  '${slug}',`),
    },
  ];
}
