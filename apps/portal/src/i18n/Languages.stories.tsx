import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../app/paths.ts';
import { openedOrder } from '../testing/approved-story.ts';
import { manyDownloads } from '../testing/orders.ts';
import { type Opening, portalStory, screen } from '../testing/story.tsx';

const meta = {
  title: 'Languages',
  ...screen({ spec: "Section 2, Traveller's screens" }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Shown = { readonly lang: NonNullable<Opening['lang']>; readonly phone?: boolean };

/** Pictures of these scripts would depend on the fonts of the machine. */
const foreign = { tags: ['no-picture'] };

const track = (shown: Shown): Story => ({
  ...portalStory({ address: paths.trackOrder(), ...shown }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
    await fits();
  },
});

const approved = (shown: Shown): Story => ({
  ...openedOrder({ downloads: manyDownloads(2), ...shown }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas[data-drawn]')).not.toBeNull());
    await waitFor(() => expect(canvasElement.querySelector('#offline-heading')).not.toBeNull());
    await fits();
  },
});

async function fits() {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth, 'nothing reaches beyond the window').toBeLessThanOrEqual(clientWidth);
}

/** Signs stand above and below the letters: lines are 1.7 apart, and no control cuts them. */
async function standsApart(page: HTMLElement) {
  const texts = '.frame-main :is(p, h3, label), .frame-footer p, .mantine-Button-label';
  for (const text of page.querySelectorAll(texts)) {
    const { lineHeight, fontSize } = getComputedStyle(text);
    await expect(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toBeCloseTo(1.7, 1);
  }
  for (const control of page.querySelectorAll('button, input, .mantine-Button-label')) {
    await expect(control.scrollHeight).toBeLessThanOrEqual(control.clientHeight);
  }
}

export const TrackOrderArabic: Story = track({ lang: 'ar' });
export const TrackOrderArabicPhone: Story = track({ lang: 'ar', phone: true });
export const ApprovedArabic: Story = approved({ lang: 'ar' });
export const ApprovedArabicPhone: Story = approved({ lang: 'ar', phone: true });

/** The longest words. */
export const TrackOrderGerman: Story = track({ lang: 'de', phone: true });
export const ApprovedGerman: Story = approved({ lang: 'de', phone: true });

export const TrackOrderJapanese: Story = { ...track({ lang: 'ja', phone: true }), ...foreign };
export const ApprovedJapanese: Story = { ...approved({ lang: 'ja', phone: true }), ...foreign };
export const TrackOrderThai: Story = {
  ...track({ lang: 'th', phone: true }),
  ...foreign,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
    await fits();
    await standsApart(canvasElement);
  },
};
export const ApprovedThai: Story = { ...approved({ lang: 'th', phone: true }), ...foreign };
export const TrackOrderHindi: Story = { ...track({ lang: 'hi', phone: true }), ...foreign };
export const ApprovedHindi: Story = { ...approved({ lang: 'hi', phone: true }), ...foreign };
export const TrackOrderChinese: Story = { ...track({ lang: 'zh-Hans', phone: true }), ...foreign };
export const ApprovedChinese: Story = { ...approved({ lang: 'zh-Hans', phone: true }), ...foreign };
