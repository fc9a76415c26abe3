import { deskReply, emptyDesk, lostRow } from '../../shared/disputes/testing/rows.ts';
import { paths } from '../../shared/paths.ts';
import { opens, phone, type ScreenMeta, type ScreenStory, screenOf } from '../../testing/story.tsx';
import { brokenServer, type StoryAnswers } from '../../testing/story-server.ts';
import { fits, leaveFocus, press, shows } from '../../testing/story-steps.ts';

const meta = {
  title: 'Disputes',
  ...screenOf('second design, "Disputes"'),
} satisfies ScreenMeta;
export default meta;

const at = (answers: StoryAnswers, search = '') =>
  opens({ address: `${paths.page('disputes')}${search}`, answers });

export const Desk: ScreenStory = {
  ...at({ getDisputes: deskReply() }),
  play: shows('DP-10407'),
};
export const DeskPhone: ScreenStory = {
  ...Desk,
  globals: phone,
  play: async () => {
    await shows('DP-10407')();
    await fits();
  },
};
export const Unattached: ScreenStory = {
  ...at({ getDisputes: deskReply({ data: [lostRow], total: 1 }) }, '?unattached=1'),
  play: shows('Back to all'),
};
export const Nothing: ScreenStory = {
  ...at({ getDisputes: emptyDesk }),
  play: shows('No open cases'),
};
export const NoHits: ScreenStory = {
  ...at({ getDisputes: deskReply({ data: [], total: 0 }) }, '?network=Visa&q=DP-9'),
  play: shows('Clear the filters'),
};
export const Loading: ScreenStory = {
  ...at({ getDisputes: 'pending' }),
  play: shows('Answered, waiting'),
};
export const Failed: ScreenStory = {
  ...at({ getDisputes: brokenServer }),
  play: shows('The cases could not be loaded.'),
};
export const NewCase: ScreenStory = {
  ...at({ getDisputes: deskReply() }),
  play: async () => {
    await shows('DP-10407')();
    await press('New case');
    await shows('Reason code')();
    await leaveFocus();
  },
};
