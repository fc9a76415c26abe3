import { paths } from '../../shared/paths.ts';
import { opens, phone, type ScreenMeta, type ScreenStory, screenOf } from '../../testing/story.tsx';
import { brokenServer, type StoryAnswers } from '../../testing/story-server.ts';
import { fits, shows, triesAgain } from '../../testing/story-steps.ts';

const meta = {
  title: 'Processed By',
  ...screenOf('section 2, Processed By', 860),
} satisfies ScreenMeta;
export default meta;

const said = { message: 'The orders are counted by member.' };
const full: StoryAnswers = {
  getProcessedByCount: {
    ...said,
    data: [
      { processed_by: 'Sinta', count: 1284 },
      { processed_by: 'Dewa', count: 986 },
      { processed_by: 'Rani', count: 402 },
      { processed_by: 'Raden Ayu Kusumaningtyas Prawirodirdjo of the night shift', count: 88 },
      { processed_by: 'نور الهدى', count: 1 },
    ],
  },
};
const address = `${paths.page('processedOrder')}?from=2026-11-01&to=2026-11-21`;

/** Every answer is a toast here, and it stays (sections 8 and 9). */
export const Table: ScreenStory = {
  ...opens({ address, answers: full }),
  play: shows(said.message),
};
export const Empty: ScreenStory = {
  ...opens({ address, answers: { getProcessedByCount: { ...said, data: [] } } }),
  play: shows('No records found'),
};
export const Loading: ScreenStory = {
  ...opens({ address, answers: { getProcessedByCount: 'pending' } }),
  play: shows('Submit'),
};
export const Failed: ScreenStory = {
  ...opens({ address, answers: { getProcessedByCount: brokenServer } }),
  play: shows('The orders could not be counted.'),
};
export const Phone: ScreenStory = {
  ...Table,
  globals: phone,
  play: async () => {
    await shows(said.message)();
    await fits();
  },
};
export const EmptyPhone: ScreenStory = {
  ...Empty,
  globals: phone,
  play: async () => {
    await shows('No records found')();
    await fits();
  },
};
export const LoadingPhone: ScreenStory = { ...Loading, globals: phone };
export const FailedPhone: ScreenStory = {
  ...Failed,
  globals: phone,
  play: async () => {
    await shows('The orders could not be counted.')();
    await triesAgain();
    await fits();
  },
};
