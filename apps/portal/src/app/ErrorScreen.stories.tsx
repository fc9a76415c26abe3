import { ChunkFailed } from '@pabean/ui/load-chunk';
import { watchVersions } from '@pabean/ui/new-version';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { catalog as ar } from '../i18n/catalogs/ar.ts';
import { portalStory, screen } from '../testing/story.tsx';
import { paths } from './paths.ts';

const meta = {
  title: 'Crash page',
  ...screen({ spec: 'Section 8, Unexpected Application Error!' }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const address = paths.orderDetailsOf('104777');

async function play({ canvasElement }: { canvasElement: HTMLElement }) {
  await within(canvasElement).findByRole('button', { name: 'Load again' });
}

/** A fault of ours. */
export const Crashed: Story = { ...portalStory({ address, broken: new Error('broken') }), play };

const lost = new ChunkFailed('Loading chunk get-new-order-details failed');
/** The screen's script did not arrive. */
export const ScriptLost: Story = { ...portalStory({ address, broken: lost }), play };
export const ScriptLostArabic: Story = {
  ...portalStory({ address, broken: lost, phone: true, lang: 'ar' }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert');
  },
};

const gone = portalStory({ address, broken: lost, phone: true, lang: 'ar' });
/** The script is gone because the site has a new version; the frame says so. */
export const OldTabArabic: Story = {
  ...gone,
  beforeEach: async () => {
    const leave = await gone.beforeEach();
    const stop = watchVersions('https://portal.example.com/assets-portal/older.js');
    const answered = globalThis.fetch;
    globalThis.fetch = async (asked, init) =>
      asked === window.location.pathname
        ? new Response('<script src="/assets-portal/newer.js"></script>')
        : answered(asked, init);
    return async () => {
      stop();
      await leave();
    };
  },
  play: async ({ canvasElement }) => {
    window.dispatchEvent(new Event('vite:preloadError'));
    await within(canvasElement).findByText(ar['crash.newer'], { exact: false });
  },
};
