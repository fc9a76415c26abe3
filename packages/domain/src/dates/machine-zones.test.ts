import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

// The zone of the machine is read once per process, so each case is a process of its own. It runs
// the sources as they are, which also proves that Node can load the package without a build.
function inMachineZone(zone: string, expression: string): unknown {
  const index = new URL('../index.ts', import.meta.url).href;
  const script = `const d = await import(${JSON.stringify(index)});
    process.stdout.write(JSON.stringify(${expression}));`;
  const env = { ...process.env, TZ: zone, NODE_OPTIONS: '' };
  const args = ['--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, args, { env, encoding: 'utf8' }));
}

/** The machine's zone, and what its own clock shows at 2026-03-29T05:30:00Z. */
const machines: [string, string][] = [
  ['UTC', '29-03-2026 05:30:00'],
  ['Europe/London', '29-03-2026 06:30:00'],
  ['America/New_York', '29-03-2026 01:30:00'],
  ['America/Sao_Paulo', '29-03-2026 02:30:00'],
  ['Asia/Jakarta', '29-03-2026 12:30:00'],
  ['Pacific/Kiritimati', '29-03-2026 19:30:00'],
  ['Pacific/Pago_Pago', '28-03-2026 18:30:00'],
  ['Australia/Lord_Howe', '29-03-2026 16:30:00'],
];

describe.each(machines)('on a machine in %s', (zone, local) => {
  const expression = `{
      local: d.formatDateTime('2026-03-29T05:30:00Z'),
      newYork: ['2026-03-29T05:30:00Z', '2026-07-01T16:00:00Z', '2026-10-04T06:15:00Z'].map(d.formatNewYork),
      arrival: ['2018-11-04', '2026-03-29', '2026-11-23'].map((day) => d.formatDate(day)),
      iso: d.formatIsoDate('2026-11-23'),
      real: ['2018-11-04', '2026-03-29', '2011-12-30', '2026-02-30'].map(d.isCalendarDate),
      planned: d.plannedProcessingDate({ doa: '2026-03-30', place: 'Bali', createdAt: '2026-03-28T13:30:00Z' }),
      clock: (({ opensAt, fileByAt, zone }) => ({
        opensAt, fileByAt, zone,
        read: d.readClock({ opensAt, fileByAt }, '2026-03-31', new Date('2026-03-30T03:30:00Z')),
      }))(d.arrivalMoments({ doa: '2026-03-31', place: 'Ngurah Rai (DPS), Bali' })),
      month: d.processMonth('2026-11-01'),
      today: d.untilArrival(d.calendarDateAt(new Date()), new Date()).text,
      refunded: ['2026-03-29T00:30:00Z', '2026-03-29T23:30:00Z'].map((refund_date) =>
        d.toOrderRow({ process_status: 'Refunds', country_code: null, phone_number: null, doa: null,
          created_at: null, processing_date: null, refund_date }).refundDate),
    }`;

  it('shows the local clock by default, and all else regardless of the machine', () => {
    expect(inMachineZone(zone, expression)).toEqual({
      local,
      newYork: ['29-03-2026 01:30:00', '01-07-2026 12:00:00', '04-10-2026 02:15:00'],
      arrival: ['04-11-2018', '29-03-2026', '23-11-2026'],
      iso: '2026-11-23',
      real: [true, true, true, false],
      planned: '2026-03-28',
      // 23:30 of the day before in New York, 10:30 in Jakarta: one clock.
      clock: {
        opensAt: '2026-03-27T16:00:00.000Z',
        fileByAt: '2026-03-30T16:00:00.000Z',
        zone: 'WITA',
        read: { state: 'soon', text: '12 h' },
      },
      month: 'Nov',
      today: 'today',
      refunded: ['29-03-2026', '29-03-2026'],
    });
  });
});
