import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { paths } from '../app/paths.ts';
import { useLanguageStore } from '../i18n/language-store.ts';
import { languages } from '../i18n/languages.ts';
import { json } from '../testing/answers.ts';
import { calls, shopReply } from '../testing/replies.ts';
import { portalStory, screen } from '../testing/story.tsx';

const meta = {
  title: 'Frame',
  ...screen({ spec: "Section 2, Traveller's screens" }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const address = paths.trackOrder();

/** Below 992 px the links fold behind a button. */
export const MenuOpen: Story = {
  ...portalStory({ address, phone: true }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('link', { name: 'Refund Policy' })).toBeVisible();
  },
};
export const MenuOpenArabic: Story = {
  ...portalStory({ address, phone: true, lang: 'ar' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { expanded: false }));
    await canvas.findByRole('button', { expanded: true });
  },
};

/** Both links of the strip's second line in the height of one, also where their words are long. */
export const BothLinks: Story = {
  ...portalStory({ address, phone: true, lang: 'de', answers: { [calls.shop]: shopReply } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const fee = await canvas.findByRole('link', { name: 'Was unsere Gebühr bezahlt' });
    await expect(fee).toBeVisible();
    const form = await canvas.findByRole('link', { name: 'Das amtliche Formular ist kostenlos' });
    await expect(form.parentElement?.offsetHeight, 'the page below does not move').toBe(44);
  },
};

/** The browser draws the list itself; here a language is chosen from it by hand. */
export const LanguageList: Story = {
  ...portalStory({ address, phone: true }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('combobox', { name: 'Language' });
    await expect(within(list).getAllByRole('option')).toHaveLength(languages.length);
    await userEvent.selectOptions(list, 'fr');
    await canvas.findByRole('combobox', { name: 'Langue' });
    await expect(document.documentElement.lang).toBe('fr');
  },
};

/** The texts of the language did not arrive; the page stays as it is. */
export const LanguageFailed: Story = {
  ...portalStory({
    address,
    phone: true,
    before: async () => useLanguageStore.setState({ failed: true }),
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/This language could not be loaded/);
  },
};

/** What the operator configured may be longer than the sample. */
export const LongNames: Story = {
  ...portalStory({
    address,
    phone: true,
    answers: {
      [calls.shop]: () =>
        json({
          status: 1,
          message: 'Shop.',
          data: {
            productLabel: 'Arrival Declarations of the Archipelago',
            companyName: 'Oberstetten & Ostrowick Passenger Formalities (Holdings) Limited',
            marketingUrl: 'https://www.example.com',
            portalUrl: 'https://portal.example.com',
          },
        }),
    },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Passenger Formalities/);
  },
};
