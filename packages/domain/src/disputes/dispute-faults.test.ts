import { expect, it } from 'vitest';
import { type DisputeData, disputeData } from './dispute-data.ts';
import { disputeFaults } from './dispute-faults.ts';
import { cardNetworks } from './networks.ts';

const { reasons, limits, lines, alerts, compelling, twoOf, trust, sources, templates } =
  disputeData;
const [reason] = reasons;
const [party] = limits;
const [line, later] = lines;
const alert = alerts.find(({ usualHours }) => usualHours !== null);
if (!reason || !party || !line || !later || !alert) throw new Error('no data');

const broken = (change: object): DisputeData => ({ ...disputeData, ...change });
const withReason = (change: object) => broken({ reasons: [...reasons, { ...reason, ...change }] });
const withLimit = (change: object) =>
  broken({
    limits: [{ ...party, limits: [{ what: 'pages', atMost: 5, sources: ['papers'], ...change }] }],
  });
const withParty = (change: object) => broken({ limits: [{ ...party, ...change }] });
const withLine = (change: object) => broken({ lines: [{ ...line, ...change }] });

const withDays = (is: object) =>
  broken({ compelling: { ...compelling, days: { ...compelling.days, is } } });

it.each<[string, DisputeData]>([
  ['a line of one day', withLine({ validFrom: '2026-02-01', validTo: '2026-02-01' })],
  ['a line of some days', withLine({ validFrom: '2026-02-01', validTo: '2026-02-28' })],
  ['a line that has no end yet', withLine({ validFrom: '2026-02-01', validTo: null })],
  ['lines one after the other, the later one first', broken({ lines: [later, line] })],
  ['days of which the last one alone counts', withDays({ least: 364, most: 364 })],
  ['all of a list', broken({ twoOf: { ...twoOf, need: twoOf.elements.length } })],
])('finds nothing wrong with %s', (_, data) => {
  expect(disputeFaults(data)).toEqual([]);
});

it('finds nothing wrong with the data as it is', () => {
  expect(disputeFaults()).toEqual([]);
});

it('holds data alone: nothing of it is code', () => {
  expect(JSON.parse(JSON.stringify(disputeData))).toEqual(disputeData);
});

it('knows the reasons of four networks, each once', () => {
  const counts = cardNetworks.map((one) => reasons.filter(({ network }) => network === one).length);
  expect(counts).toEqual([33, 33, 38, 26]);
});

it.each<[string, DisputeData, string]>([
  [
    'an unknown network',
    withReason({ network: 'jcb', code: 'X1' }),
    'jcb X1 is of an unknown network',
  ],
  ['a reason without a code', withReason({ code: ' ' }), 'has no code'],
  ['a reason without a name', withReason({ code: 'X1', name: '' }), 'visa X1 has no name'],
  [
    'a reason without words',
    withReason({ code: 'X1', claim: '' }),
    'says nothing of what the bank',
  ],
  [
    'unknown evidence',
    withReason({ code: 'X1', template: 'magic' }),
    'needs unknown evidence "magic"',
  ],
  ['a reason without a source', withReason({ code: 'X1', sources: [] }), 'visa X1 has no source'],
  [
    'an unknown source',
    withReason({ code: 'X1', sources: ['hearsay'] }),
    'an unknown source "hearsay"',
  ],
  [
    'a source twice',
    withReason({ code: 'X1', sources: ['papers', 'papers'] }),
    'source "papers" twice',
  ],
  ['a code twice', withReason({}), 'names two reasons'],
  [
    'an alias that is another code',
    withReason({ code: 'X1', aliases: ['11.1'] }),
    'visa 111 names two',
  ],
  ['a network without reasons', broken({ reasons: [reason] }), 'no reason of discover'],
  [
    'evidence that nobody can name',
    broken({ templates: { ...templates, fraud: { ...templates.fraud, needed: ['oath'] } } }),
    'evidence "fraud" names the unknown "oath"',
  ],
  [
    'evidence that harms without a word for it',
    broken({ templates: { ...templates, fraud: { ...templates.fraud, useless: ['tears'] } } }),
    'evidence "fraud" names the unknown "tears"',
  ],
  [
    'evidence needed and helpful',
    broken({
      templates: {
        ...templates,
        fraud: { needed: ['three_ds'], helpful: ['three_ds'], useless: [] },
      },
    }),
    'calls "three_ds" needed and helpful',
  ],
  ['a limit of nothing', withLimit({ atMost: 0 }), 'limit "pages" is no number of something'],
  ['a limit of a half', withLimit({ atMost: 1.5 }), 'limit "pages" is no number of something'],
  ['a limit without a source', withLimit({ sources: [] }), 'limit "pages" has no source'],
  ['an unknown limit', withLimit({ what: 'weight' }), 'limits an unknown "weight"'],
  ['a limit of an unknown network', withLimit({ network: 'jcb' }), 'unknown network "jcb"'],
  [
    'a limit twice',
    withParty({
      limits: [
        { what: 'pages', atMost: 5, sources: ['papers'] },
        { what: 'pages', atMost: 6, sources: ['papers'] },
      ],
    }),
    'limits "pages" twice',
  ],
  [
    'letters of no size',
    withParty({ letters: { least: 0, sources: ['papers'] } }),
    'asks for letters of no size',
  ],
  [
    'letters read nowhere',
    withParty({ letters: { least: 12, sources: [] } }),
    `limits of ${party.id}: letters: `,
  ],
  ['a party twice', broken({ limits: [party, party] }), `two parties "${party.id}"`],
  [
    'no type of file',
    withParty({ fileTypes: { types: [], sources: ['papers'] } }),
    'no type of file',
  ],
  [
    'file types without a source',
    withParty({ fileTypes: { types: ['pdf'], sources: [] } }),
    'file types: has no source',
  ],
  [
    'a note without words',
    withParty({ notes: [{ words: '', sources: ['papers'] }] }),
    'without words',
  ],
  [
    'a colour without a source',
    withParty({ colour: { words: 'Grey', sources: [] } }),
    '"Grey" has no source',
  ],
  ['a line of an unknown network', withLine({ network: 'jcb' }), 'unknown network "jcb"'],
  ['a line without a source', withLine({ sources: [] }), `line ${line.id} has no source`],
  ['a line from no day', withLine({ validFrom: '2026-02-30' }), 'from or to no day: 2026-02-30'],
  [
    'a line that ends before it begins',
    withLine({ validFrom: '2026-02-01', validTo: '2026-01-01' }),
    'ends before it begins',
  ],
  ['a share of nothing', withLine({ basisPoints: 0 }), 'has a number of nothing'],
  [
    'two lines on one day',
    broken({ lines: [line, { ...later, validFrom: line.validTo }] }),
    `line ${line.id}: two count on one day`,
  ],
  [
    'two lines on one day, the later one first',
    broken({ lines: [{ ...later, validFrom: '2026-03-31' }, line] }),
    `line ${line.id}: two count on one day`,
  ],
  [
    'two lines without an end',
    broken({ lines: [{ ...later, validFrom: '2026-05-01' }, later] }),
    `line ${line.id}: two count on one day`,
  ],
  [
    'an element twice',
    broken({ twoOf: { ...twoOf, elements: [...twoOf.elements, ...twoOf.elements] } }),
    'two of: its list',
  ],
  ['no least day', withDays({ least: 0, most: 365 }), 'its days are in no order'],
  [
    'a least day behind the last sure one',
    withDays({ least: 365, most: 365 }),
    'its days are in no order',
  ],
  [
    'a part of a code without words',
    withReason({ code: 'X1', subReason: 'part', name: ' ', claim: ' ' }),
    'visa X1 part has no name\nvisa X1 part says nothing',
  ],
  [
    'a note of blanks',
    withParty({ notes: [{ words: ' ', sources: ['papers'] }] }),
    'without words',
  ],
  ['an alert without a source', broken({ alerts: [{ ...alert, sources: [] }] }), 'has no source'],
  [
    'hours without a source',
    broken({ alerts: [{ ...alert, hoursSources: [] }] }),
    `hours of alert ${alert.id} has no source`,
  ],
  [
    'a number of a meter without a source',
    broken({ compelling: { ...compelling, deviceIdLength: { is: 15, sources: [] } } }),
    'deviceIdLength has no source',
  ],
  [
    'days in no order',
    broken({ compelling: { ...compelling, lastSureDay: { is: 400, sources: ['papers'] } } }),
    'its days are in no order',
  ],
  ['more than the list has', broken({ twoOf: { ...twoOf, need: 7 } }), 'two of: its list'],
  [
    'a list without a source',
    broken({ twoOf: { ...twoOf, sources: [] } }),
    'two of: has no source',
  ],
  [
    'trust without a source',
    broken({ trust: { ...trust, codeSources: [] } }),
    'trust has no source',
  ],
  [
    'trust that needs more than it lists',
    broken({ trust: { ...trust, purchase: { ...trust.purchase, need: 4 } } }),
    'needs more than it lists',
  ],
  [
    'a source without a day',
    broken({ sources: { ...sources, papers: { what: 'papers', date: 'today', read: true } } }),
    'source "papers" has no day',
  ],
  [
    'a source without words',
    broken({ sources: { ...sources, papers: { what: ' ', date: '2026-11-22', read: true } } }),
    'source "papers" says nothing',
  ],
  [
    'an unknown state',
    broken({ steps: { ...disputeData.steps, alert: { open: ['vanished'] } } }),
    'steps of alert names the unknown "vanished"',
  ],
  [
    'a state that follows itself',
    broken({ steps: { ...disputeData.steps, alert: { open: ['open'] } } }),
    'steps of alert: open follows itself',
  ],
])('names %s', (_, data, fault) => {
  expect(disputeFaults(data).join('\n')).toContain(fault);
});
