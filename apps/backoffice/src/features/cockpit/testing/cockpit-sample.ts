import type { Cockpit, CockpitCounted, CockpitPart } from '@pabean/api-client/contract';

/** Numbers of a month: orders, disputes, fraud reports, late orders; the rest follows from them. */
export function numbersOf(
  orders: number,
  disputes: number,
  fraud_reports: number,
  late: number,
): CockpitCounted {
  return {
    orders,
    payments: orders,
    amounts: [{ currency: 'USD', amount: `${orders * 69}.00` }],
    on_time: orders - late,
    late,
    refunds: Math.round(orders / 48),
    refunded: [{ currency: 'USD', amount: `${Math.round(orders / 48) * 45}.50` }],
    disputes,
    fraud_reports,
    won: Math.round(disputes * 0.36),
    lost: Math.round(disputes * 0.12),
    prevented: Math.round(disputes * 0.16),
  };
}

const part = (
  key: string,
  name: string,
  ...numbers: [orders: number, disputes: number, fraud: number, late: number]
): CockpitPart => ({ key, name, ...numbersOf(...numbers) });

const months: Cockpit['months'] = [
  ['2025-12', 2410, 10, 5],
  ['2026-01', 2502, 12, 6],
  ['2026-02', 2488, 11, 5],
  ['2026-03', 2650, 14, 8],
  ['2026-04', 2701, 18, 10],
  ['2026-05', 2802, 21, 12],
  ['2026-06', 2904, 23, 15],
  ['2026-07', 2960, 28, 20],
  ['2026-08', 3002, 26, 17],
  ['2026-09', 3040, 22, 12],
  ['2026-10', 3098, 19, 10],
  ['2026-11', 3284, 19, 10],
].map(([month, orders, disputes, fraud]) => ({
  month: String(month),
  line_share: String(month) < '2026-04' ? 0.022 : 0.015,
  ...numbersOf(Number(orders), Number(disputes), Number(fraud), 52),
}));

const last = (back: number): CockpitCounted => {
  const {
    month: _,
    line_share: __,
    ...counted
  } = months.at(-back) ?? {
    month: '',
    line_share: 0,
    ...numbersOf(0, 0, 0, 0),
  };
  return counted;
};

const countries = [
  part('GB', 'United Kingdom', 612, 3, 1, 7),
  part('AU', 'Australia', 548, 2, 1, 5),
  part('US', 'United States', 421, 5, 3, 11),
  part('IN', 'India', 377, 1, 1, 5),
  part('DE', 'Germany', 298, 1, 0, 2),
  part('FR', 'France', 24, 1, 1, 0),
];
const sources = [
  part('search, brand', 'search, brand', 1204, 4, 1, 14),
  part('search, general', 'search, general', 988, 6, 3, 19),
  part('partner mail', 'partner mail', 512, 2, 1, 7),
  part('display', 'display', 331, 6, 4, 7),
  part('-', 'Not known', 249, 1, 1, 5),
];
const members = [
  part('1', 'Sinta', 942, 4, 2, 6),
  part('2', 'Dewa', 887, 5, 2, 12),
  part('3', 'راني القحطاني', 610, 3, 2, 11),
  part('4', 'Tomo', 514, 5, 3, 15),
  part('-', 'Not processed', 331, 2, 1, 0),
];
/** More sources than the table has rows for. */
export const withOthers: Pick<Cockpit, 'by_source'> = {
  by_source: [...sources.slice(0, 3), part('', '41 others', 580, 3, 1, 12)],
};
const choices = (parts: readonly CockpitPart[]) => parts.map(({ key, name }) => ({ key, name }));

/** A month like those of the design. */
export const cockpit: Cockpit = {
  counted_at: '2026-11-21T10:42:00.000Z',
  month: '2026-11',
  total: last(1),
  before: last(2),
  months,
  by_country: countries,
  by_source: sources,
  by_member: members,
  line: {
    share: 0.015,
    least: 1500,
    since: '2026-04-01',
    programme: 'Visa Acquirer Monitoring Program, excessive',
    note: null,
  },
  lacked: {
    cases: 20,
    what: [
      { key: 'three_ds', name: '3-D Secure result, ECI, liability shift', count: 9 },
      { key: 'terms_accepted', name: 'Version and text of the terms', count: 6 },
      { key: 'own words', name: 'answer too late', count: 5 },
    ],
  },
  lists: ['approved', 'others'],
  choices: {
    months: months.map(({ month }) => month).reverse(),
    gateways: [{ key: 'Gateway One', name: 'Gateway One' }],
    countries: choices(countries),
    sources: choices(sources),
    members: choices(members),
  },
};
