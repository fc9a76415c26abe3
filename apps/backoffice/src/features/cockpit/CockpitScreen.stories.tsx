import type { CockpitDispute, CockpitOrder } from '@pabean/api-client/contract';
import { expect } from 'storybook/test';
import { paths } from '../../shared/paths.ts';
import { opens, phone, type ScreenMeta, type ScreenStory, screenOf } from '../../testing/story.tsx';
import { brokenServer, type StoryAnswers } from '../../testing/story-server.ts';
import {
  beginsItsCell,
  fits,
  shows,
  staysWhole,
  triesAgain,
  waits,
} from '../../testing/story-steps.ts';
import { cockpit, numbersOf, withOthers } from './testing/cockpit-sample.ts';

const meta = { title: 'Cockpit', ...screenOf('decision 035', 1000) } satisfies ScreenMeta;
export default meta;

const states = ['open', 'open', 'won', 'lost', 'won', 'prevented'] as const;
const disputes: CockpitDispute[] = states.map((state, index) => ({
  dispute_id: `DP-${88407 - index * 17}`,
  order_id: String(103992 - index * 311),
  network: index === 3 ? 'American Express' : 'Visa',
  reason_code: index === 3 ? 'F29' : '10.4',
  kind: 'chargeback',
  state,
  amount: '69.00',
  currency: 'USD',
  opened_at: '2026-11-14T09:00:00.000Z',
}));

const rightToLeft = 'عمر الخفاجي';
const names = [
  'Mireia Olivares-Santacana',
  'Jo Ng',
  'Wolfeschlegelsteinhausen Bergerdorff',
  rightToLeft,
  null,
];
const orders: CockpitOrder[] = names.map((full_name, index) => ({
  order_id: String(103992 - index * 311),
  full_name,
  process_status: index === 1 ? 'Contact Customer' : 'Completed',
  created_at: '2026-11-14T09:00:00.000Z',
  amount: index === 1 ? '1069.00' : '69.00',
  currency: 'USD',
  refunded: null,
  processed_by: 'Tomo',
}));

const address = paths.page('cockpit');
const full: StoryAnswers = {
  getCockpit: { data: cockpit },
  getCockpitDisputes: { data: disputes, more: true },
  getCockpitOrders: { data: orders, more: false },
};

/** Names of months stand apart, the last one with them. */
async function monthsApart() {
  for (const axis of document.querySelectorAll('.recharts-xAxis-tick-labels')) {
    const names = [...axis.querySelectorAll('text')]
      .map((name) => ({ words: name.textContent, box: name.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    await expect(names.at(-1)?.words).toBe('Nov');
    const gaps = names
      .slice(1)
      .map(({ box }, before) => box.left - (names[before]?.box.right ?? 0));
    await expect(Math.min(...gaps), 'room between two months').toBeGreaterThanOrEqual(8);
  }
}
/** A chart is drawn once its chunk is there. */
const drawn = async () => {
  await shows('What lost cases lacked, last 90 days:')();
  await shows('1.62%')();
};

export const Month: ScreenStory = { ...opens({ address, answers: full }), play: drawn };

/** Filtered by a source and a member with few orders: gray, and each table is of these orders alone. */
export const FewOrders: ScreenStory = {
  ...opens({
    address: `${address}?month=2026-10&source=display&member=4`,
    answers: {
      getCockpit: {
        data: {
          ...cockpit,
          month: '2026-10',
          total: numbersOf(29, 1, 1, 0),
          before: numbersOf(20, 0, 0, 0),
          months: cockpit.months.map(({ month, line_share }) => ({
            month,
            line_share,
            ...numbersOf(29, 0, 0, 0),
          })),
          by_country: [{ key: 'FR', name: 'France', ...numbersOf(29, 1, 1, 0) }],
          by_source: [{ key: 'display', name: 'display', ...numbersOf(29, 1, 1, 0) }],
          by_member: [{ key: '4', name: rightToLeft, ...numbersOf(29, 1, 1, 0) }],
          choices: { ...cockpit.choices, members: [{ key: '4', name: rightToLeft }] },
          lacked: { cases: 0, what: [] },
        },
      },
    },
  }),
  play: async () => {
    await shows('nothing recorded.')();
    await beginsItsCell(rightToLeft);
  },
};
const nothing = { ...numbersOf(0, 0, 0, 0), amounts: [], refunded: [] };
/** The first month of an installation: nothing has come in yet. */
export const Empty: ScreenStory = {
  ...opens({
    address,
    answers: {
      getCockpit: {
        data: {
          ...cockpit,
          total: nothing,
          before: nothing,
          months: cockpit.months.map(({ month, line_share }) => ({
            month,
            line_share,
            ...nothing,
          })),
          by_country: [],
          by_source: [],
          by_member: [],
          lacked: { cases: 0, what: [] },
        },
      },
    },
  }),
  play: shows('no payments'),
};
export const EmptyPhone: ScreenStory = {
  ...Empty,
  globals: phone,
  play: async () => {
    await shows('no payments')();
    await fits();
  },
};
export const Loading: ScreenStory = {
  ...opens({ address, answers: { getCockpit: 'pending' } }),
  play: waits('Counting the figures'),
};
export const Failed: ScreenStory = {
  ...opens({ address, answers: { getCockpit: brokenServer } }),
  play: shows('The figures could not be counted.'),
};
export const FailedPhone: ScreenStory = {
  ...Failed,
  globals: phone,
  play: async () => {
    await shows('The figures could not be counted.')();
    await triesAgain();
    await fits();
  },
};
const behindAddress = `${address}?list=ratio&by=source&key=display`;
export const BehindLoading: ScreenStory = {
  ...opens({ address: behindAddress, answers: { ...full, getCockpitDisputes: 'pending' } }),
  play: async () => {
    await drawn();
    await waits('Loading the list')();
  },
};
export const BehindEmpty: ScreenStory = {
  ...opens({
    address: behindAddress,
    answers: { ...full, getCockpitDisputes: { data: [], more: false } },
  }),
  play: async () => {
    await drawn();
    await shows('No entries')();
  },
};
export const BehindFailed: ScreenStory = {
  ...opens({ address: behindAddress, answers: { ...full, getCockpitDisputes: brokenServer } }),
  play: async () => {
    await drawn();
    await shows('The list could not be loaded.')();
    await triesAgain();
  },
};
export const Behind: ScreenStory = {
  ...opens({ address: behindAddress, answers: full }),
  play: async () => {
    await drawn();
    await shows('By source: display')();
    await shows('6 of 10')();
  },
};
export const Phone: ScreenStory = {
  ...Month,
  globals: phone,
  play: async () => {
    await drawn();
    await monthsApart();
    await fits();
  },
};
/** Each name is whole, also that of a country that is as long as a line. */
export const Narrow: ScreenStory = {
  ...Phone,
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await Phone.play?.(context);
    const names = [...document.querySelectorAll('tbody th[title] bdi')];
    await expect(names.length).toBeGreaterThan(10);
    const cut = names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    await expect(cut.map(({ textContent }) => textContent)).toEqual([]);
  },
};
/** More sources than there are rows: the others have their list, too. */
export const BehindOthers: ScreenStory = {
  ...opens({
    address: `${address}?list=orders&by=source`,
    answers: { ...full, getCockpit: { data: { ...cockpit, ...withOthers } } },
  }),
  play: async () => {
    await drawn();
    await shows('By source: 41 others')();
    await shows('5 of 580')();
  },
};
/** On a phone the five columns of a list stand in two lines, so that names stay whole. */
export const BehindPhone: ScreenStory = {
  ...opens({ address: `${address}?list=late&by=member&key=4`, answers: full }),
  globals: phone,
  play: async () => {
    await shows('Jo Ng')();
    await beginsItsCell(rightToLeft);
    for (const name of names) for (const word of name?.split(' ') ?? []) await staysWhole(word);
    await fits();
  },
};
export const CasesPhone: ScreenStory = {
  ...Behind,
  globals: phone,
  play: async () => {
    await shows('By source: display')();
    await shows('6 of 10')();
    await staysWhole('American');
    await fits();
  },
};
