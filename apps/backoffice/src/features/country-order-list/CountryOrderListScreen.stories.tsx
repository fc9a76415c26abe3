import type { CallReply, getCountryOrderCount } from '@pabean/api-client/contract';
import { screen } from 'storybook/test';
import { paths } from '../../shared/paths.ts';
import { opens, phone, type ScreenMeta, type ScreenStory, screenOf } from '../../testing/story.tsx';
import { brokenServer, type StoryAnswers } from '../../testing/story-server.ts';
import { fits, press, shows, triesAgain } from '../../testing/story-steps.ts';

const meta = {
  title: 'Country Order List',
  ...screenOf('section 2, Country Order Details', 900),
} satisfies ScreenMeta;
export default meta;

type Row = CallReply<typeof getCountryOrderCount>['data'][number];
type Counted = [nationality: string, standard: number, priority: number, future: number];
const counted: readonly Counted[] = [
  ['United Kingdom', 902, 301, 81],
  ['Australia', 801, 254, 72],
  ['United States of America', 640, 288, 58],
  ['India', 598, 117, 27],
  ['Germany', 452, 121, 38],
  ['France', 431, 118, 35],
  ['Netherlands', 297, 84, 21],
  ['Singapore', 214, 151, 12],
  ['Malaysia', 251, 80, 11],
  ['Japan', 240, 66, 12],
  ['South Korea', 221, 63, 13],
  ['Canada', 171, 58, 15],
];
const data: Row[] = counted.map(([nationality, standard, priority, future]) => ({
  nationality,
  spellings: [nationality],
  count: standard + priority + future,
  standard_count: standard,
  priority_count: priority,
  future_count: future,
}));
const said = { message: 'The orders are counted by country.' };
const full: StoryAnswers = { getCountryOrderCount: { ...said, data } };
const address = `${paths.page('countryOrderList')}?from=2026-11-01&to=2026-11-21`;

/** Every answer is a toast here, and it stays (sections 8 and 9). */
export const Table: ScreenStory = {
  ...opens({ address, answers: full }),
  play: shows(said.message),
};
export const Empty: ScreenStory = {
  ...opens({ address, answers: { getCountryOrderCount: { ...said, data: [] } } }),
  play: shows('No records found'),
};
export const Loading: ScreenStory = {
  ...opens({ address, answers: { getCountryOrderCount: 'pending' } }),
  play: shows('Submit'),
};
export const Failed: ScreenStory = {
  ...opens({ address, answers: { getCountryOrderCount: brokenServer } }),
  play: shows('The orders could not be counted.'),
};
export const CalendarOpen: ScreenStory = {
  ...opens({ address, answers: full }),
  play: async () => {
    await shows(said.message)();
    await press('From 01-11-2026');
    await screen.findByRole('dialog', { name: 'From' });
  },
};
/** The server's words under the field that is wrong. */
export const RefusedPeriod: ScreenStory = {
  ...opens({
    address: `${paths.page('countryOrderList')}?from=2026-11-21&to=2026-11-01`,
    answers: {
      getCountryOrderCount: {
        refused: 'Please check the days.',
        http: 422,
        errors: [{ path: 'fromDate', message: 'From must not be after To.' }],
      },
    },
  }),
  play: shows('From must not be after To.'),
};
export const LongNames: ScreenStory = {
  ...opens({
    address,
    answers: {
      getCountryOrderCount: {
        ...said,
        data: [
          {
            nationality:
              'Saint Helena, Ascension and Tristan da Cunha (British Overseas Territories)',
            spellings: [],
            count: 1_234_567,
            standard_count: 1_000_000,
            priority_count: 230_000,
            future_count: 4_567,
          },
          {
            nationality: 'المملكة العربية السعودية',
            spellings: [],
            count: 742,
            standard_count: 598,
            priority_count: 117,
            future_count: 27,
          },
        ],
      },
    },
  }),
  play: shows(said.message),
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
