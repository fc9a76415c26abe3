import type { CheckRun } from '@pabean/api-client/contract';
import { paths } from '../../shared/paths.ts';
import { opens, phone, type ScreenMeta, type ScreenStory, screenOf } from '../../testing/story.tsx';
import { brokenServer, type StoryAnswers } from '../../testing/story-server.ts';
import { fits, shows, triesAgain, waits } from '../../testing/story-steps.ts';

const meta = {
  title: 'Check Open Orders',
  ...screenOf('decision 031', 620),
} satisfies ScreenMeta;
export default meta;

const at = (answers: StoryAnswers) => opens({ address: paths.checkOrders, answers });
const run: CheckRun = {
  state: 'done',
  started_at: '2026-11-21T08:12:00.000Z',
  ended_at: '2026-11-21T08:12:31.000Z',
  started_by: 'Rani',
  orders: 12_480,
  done: 12_480,
  by_other_version: 1_204,
  rules: [
    {
      rule: 'flight.shape',
      severity: 'note',
      words: 'This is no flight number as airlines write them.',
      marks: 2_310,
      added: 0,
      removed: 118,
    },
    {
      rule: 'arrival.past',
      severity: 'error',
      words: 'The day of arrival is over.',
      marks: 64,
      added: 0,
      removed: 0,
    },
    {
      rule: 'passport.short',
      severity: 'warning',
      words: 'The passport is valid for less than six months after the arrival.',
      marks: 31,
      added: 12,
      removed: 0,
    },
  ],
};

export const Done: ScreenStory = {
  ...at({ getCheckRun: { data: run } }),
  play: shows(/12,480 of/),
};
export const DonePhone: ScreenStory = {
  ...Done,
  globals: phone,
  play: async () => {
    await shows(/12,480 of/)();
    await fits();
  },
};
export const Running: ScreenStory = {
  ...at({
    getCheckRun: { data: { ...run, state: 'running', ended_at: null, done: 4_500 } },
  }),
  play: shows(/4,500 of/),
};
export const NoneYet: ScreenStory = {
  ...at({ getCheckRun: { data: null } }),
  play: shows('Not checked yet'),
};
export const NoneYetPhone: ScreenStory = {
  ...NoneYet,
  globals: phone,
  play: async () => {
    await shows('Not checked yet')();
    await fits();
  },
};
export const Loading: ScreenStory = {
  ...at({ getCheckRun: 'pending' }),
  play: waits('Loading the last check'),
};
export const Failed: ScreenStory = {
  ...at({ getCheckRun: brokenServer }),
  play: shows('The last check could not be loaded.'),
};
export const FailedPhone: ScreenStory = {
  ...Failed,
  globals: phone,
  play: async () => {
    await shows('The last check could not be loaded.')();
    await triesAgain();
    await fits();
  },
};
