import { expect, screen } from 'storybook/test';
import { offerUndo } from '../../../shared/orders/undo-store.ts';
import { paths } from '../../../shared/paths.ts';
import {
  opens,
  phone,
  type ScreenMeta,
  type ScreenStory,
  screenOf,
} from '../../../testing/story.tsx';
import { brokenServer } from '../../../testing/story-server.ts';
import { fits, shows, triesAgain, waits } from '../../../testing/story-steps.ts';
import { sampleGaps, sampleLetter } from '../testing/letter.ts';

const meta = {
  title: 'Defence pack letter',
  ...screenOf('section 2, Defence letter', 1000),
} satisfies ScreenMeta;
export default meta;

const address = paths.defencePack('104777', 1);
const said = (gaps = sampleGaps) => ({
  getDefenceLetter: { data: { letter: sampleLetter, gaps } },
});
const loaded = shows(sampleLetter.subject);

export const Full: ScreenStory = { ...opens({ address, answers: said([]) }), play: loaded };
/** What the bank would miss, with the way to where it is filled in. */
export const WithGaps: ScreenStory = { ...opens({ address, answers: said() }), play: loaded };
export const Loading: ScreenStory = {
  ...opens({ address, answers: { getDefenceLetter: 'pending' } }),
  play: waits('Loading the defence pack'),
};
export const Failed: ScreenStory = {
  ...opens({ address, answers: { getDefenceLetter: brokenServer } }),
  play: shows('The defence pack could not be loaded.'),
};
export const FailedPhone: ScreenStory = {
  ...Failed,
  globals: phone,
  play: async () => {
    await shows('The defence pack could not be loaded.')();
    await triesAgain();
    await fits();
  },
};
export const Phone: ScreenStory = {
  ...WithGaps,
  globals: phone,
  play: async () => {
    await loaded();
    await fits();
  },
};
/** A change that was made just before can be taken back above the bar. */
export const PhoneWithUndo: ScreenStory = {
  ...Phone,
  play: async () => {
    await loaded();
    offerUndo({ message: 'Order has been moved to Charge Back', versions: { 104777: 2 } });
    const undo = await screen.findByRole('button', { name: 'Undo' });
    const bar = screen.getByRole('button', { name: 'Print Defence Pack' }).parentElement;
    const [above, below] = [undo.parentElement, bar].map((one) => one?.getBoundingClientRect());
    await expect(above?.bottom, 'neither covers the other').toBeLessThanOrEqual(below?.top ?? 0);
  },
};
