import { expect, screen, within } from 'storybook/test';
import { deskReply, disputeRow, emptyDesk, lostRow } from '../../shared/disputes/testing/rows.ts';
import { paths } from '../../shared/paths.ts';
import { opens, phone, type ScreenMeta, type ScreenStory, screenOf } from '../../testing/story.tsx';
import { brokenServer, type StoryAnswers } from '../../testing/story-server.ts';
import { fits, leaveFocus, press, shows, triesAgain } from '../../testing/story-steps.ts';

const meta = {
  title: 'Disputes',
  ...screenOf('decision 033'),
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
export const WonLately: ScreenStory = {
  ...at(
    { getDisputes: deskReply({ data: [disputeRow({ state: 'won' })], total: 33 }) },
    '?state=won&ended=90&kind=disputed',
  ),
  play: shows('Last 90 days'),
};
export const WonLatelyPhone: ScreenStory = {
  ...WonLately,
  globals: phone,
  play: async () => {
    await shows('Last 90 days')();
    await fits();
  },
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
export const NothingPhone: ScreenStory = {
  ...Nothing,
  globals: phone,
  play: async () => {
    await shows('No open cases')();
    await fits();
  },
};
export const LoadingPhone: ScreenStory = { ...Loading, globals: phone };
export const FailedPhone: ScreenStory = {
  ...Failed,
  globals: phone,
  play: async () => {
    await shows('The cases could not be loaded.')();
    await triesAgain();
    await fits();
  },
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

/** A field of the dialog; the filters behind it have the same names. */
const fieldOf = (label: RegExp) =>
  within(screen.getByRole('form', { name: 'New case' })).getByLabelText(label);
const topOf = (label: RegExp) => fieldOf(label).getBoundingClientRect().top;

/** What is wrong of one field, or told below it, leaves its neighbour in the same line. */
export const NewCaseWrong: ScreenStory = {
  ...at({ getDisputes: deskReply() }),
  play: async () => {
    await shows('DP-10407')();
    await press('New case');
    await press('Add the case');
    await leaveFocus();
    const lines = [
      [/^Gateway/, /number of the case/],
      [/^Kind/, /^Order, transaction/],
      [/^Network/, /^Reason code/],
      [/^Opened/, /^Answer due/],
    ] as const;
    for (const [one, other] of lines) await expect(topOf(one)).toBe(topOf(other));
  },
};
/** The proposals of the gateway open by the same chevron as every list. */
export const NewCasePhone: ScreenStory = {
  ...NewCase,
  globals: phone,
  play: async (context) => {
    await NewCase.play?.(context);
    await fits();
  },
};
