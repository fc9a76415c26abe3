import { paths } from '../../shared/paths.ts';
import { opens, phone, type ScreenMeta, type ScreenStory, screenOf } from '../../testing/story.tsx';
import { brokenServer } from '../../testing/story-server.ts';
import { fits, shows, triesAgain, waits } from '../../testing/story-steps.ts';
import { fineSystem, wrongSystem } from './testing/system-sample.ts';

const meta = {
  title: 'System',
  ...screenOf('decision 038', 900),
} satisfies ScreenMeta;
export default meta;

const address = paths.page('system');

export const AllFine: ScreenStory = {
  ...opens({ address, answers: { getSystem: { data: fineSystem } } }),
  play: shows('Nothing needs attention.'),
};
export const EverythingWrong: ScreenStory = {
  ...opens({ address, answers: { getSystem: { data: wrongSystem } } }),
  play: shows('552 mailbox full'),
};
export const Failed: ScreenStory = {
  ...opens({ address, answers: { getSystem: brokenServer } }),
  play: shows('System status could not be loaded.'),
};
export const Loading: ScreenStory = {
  ...opens({ address, answers: { getSystem: 'pending' } }),
  play: waits('Loading system status'),
};
export const FailedPhone: ScreenStory = {
  ...Failed,
  globals: phone,
  play: async () => {
    await shows('System status could not be loaded.')();
    await triesAgain();
    await fits();
  },
};
export const Phone: ScreenStory = {
  ...EverythingWrong,
  globals: phone,
  play: async () => {
    await shows('552 mailbox full')();
    await fits();
  },
};
