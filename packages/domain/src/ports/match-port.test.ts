import { describe, expect, it } from 'vitest';
import { matchPort } from './match-port.ts';
import { ports } from './ports.ts';
import { sharedNames } from './ports-table.ts';

const found = (text: string | null) => {
  const { port, zone } = matchPort(text);
  return [port?.id ?? null, zone];
};

describe('matchPort', () => {
  it.each([
    ['Ngurah Rai (DPS), Bali', 'DPS', 'WITA'],
    ['Soekarno-Hatta (CGK), Jakarta', 'CGK', 'WIB'],
    ['Juanda (SUB), Surabaya', 'SUB', 'WIB'],
    ['Kualanamu (KNO), Medan', 'KNO', 'WIB'],
    ['Lombok (LOP)', 'LOP', 'WITA'],
    ['Batam Centre Ferry Terminal', 'BATAM-CENTRE', 'WIB'],
    ['dps', 'DPS', 'WITA'],
    ['WADD', 'DPS', 'WITA'],
    ['bali', 'DPS', 'WITA'],
    ['  BALI,  Indonesia ', 'DPS', 'WITA'],
    ['Bali Ngurah Rai International Airport', 'DPS', 'WITA'],
    ['Denpasar', 'DPS', 'WITA'],
    ['Soekarno Hatta T3', 'CGK', 'WIB'],
    ['Jogja', 'YIA', 'WIB'],
    ['Jayapura', 'DJJ', 'WIT'],
    ['Bali cruise terminal', 'BENOA', 'WITA'],
    ['Makassar port', 'MAKASSAR-SEA', 'WITA'],
    ['Soekarno-Hatta port, Makassar', 'MAKASSAR-SEA', 'WITA'],
    ['Tanjung Perak, Surabaya', 'TANJUNGPERAK', 'WIB'],
    ['Séntani', 'DJJ', 'WIT'],
    ['ＤＰＳ', 'DPS', 'WITA'],
    [' dps ', 'DPS', 'WITA'],
    ['Intl Airport of Denpasar', 'DPS', 'WITA'],
    ['the Bali Airport at terminal T1', 'DPS', 'WITA'],
    ['Bandara Ngurah Rai', 'DPS', 'WITA'],
    ['Pelabuhan Makassar', 'MAKASSAR-SEA', 'WITA'],
    ['Makassar seaport', 'MAKASSAR-SEA', 'WITA'],
    ['Makassar harbor', 'MAKASSAR-SEA', 'WITA'],
    ['Makassar harbour', 'MAKASSAR-SEA', 'WITA'],
    ['Makassar ferry', 'MAKASSAR-SEA', 'WITA'],
    ['Makassar cruise', 'MAKASSAR-SEA', 'WITA'],
    ['Makassar airport', 'UPG', 'WITA'],
    ['Makassar international port', 'MAKASSAR-SEA', 'WITA'],
    ['Makassar port T2', 'MAKASSAR-SEA', 'WITA'],
    ['Makassar port T3', 'MAKASSAR-SEA', 'WITA'],
    ['Surabaya, East Java', 'SUB', 'WIB'],
    ['Jayapura, Papua', 'DJJ', 'WIT'],
    ['Pontianak, West Kalimantan', 'PNK', 'WIB'],
    ['Balikpapan, Kalimantan Timur', 'BPN', 'WITA'],
    ['Tuban, Bali', 'DPS', 'WITA'],
    ['Polonia, Medan (MES)', 'MES', 'WIB'],
    ['Ba\u200bli', 'DPS', 'WITA'],
    ['\u200fDPS\u200e', 'DPS', 'WITA'],
    ['Motaain border', 'MOTAAIN', 'WITA'],
    ['Motamasin, Malaka', 'MOTAMASIN', 'WITA'],
    ['Malaka, NTT', 'MOTAMASIN', 'WITA'],
    ['Malaka border, Timor', 'MOTAMASIN', 'WITA'],
    // The longest text that is read.
    ['Bali'.padEnd(200), 'DPS', 'WITA'],
  ])('finds %s', (text, id, zone) => expect(found(text)).toEqual([id, zone]));

  it.each([
    ...sharedNames.map((name) => [name]),
    ['Tanjung Pinang'],
    ['Surabaya harbour'],
    ['a yacht off Lombok'],
    ['CGK or HLP'],
    // The name within another name is of another zone.
    ['Padang Bai by night'],
    ['not Juanda but Makassar harbour'],
    ['Jayapura border'],
    ['Kuta, Lombok'],
    ['Jakarta (SUB)'],
    ['Dumai, ferry from Malaka'],
  ])('knows the zone of %s and not the place', (text) => {
    const { port, zone } = matchPort(text);
    expect(port).toBeNull();
    expect(zone).not.toBeNull();
  });

  it.each([
    [null],
    [''],
    ['…'],
    ['Changi'],
    ['banana'],
    ['constructor'],
    ['sub zero'],
    ['Jakarta and then Bali'],
    ['CGK, DPS'],
    // There is a place of that name in two zones.
    ['Tuban, East Java'],
    ['TUBAN JAWA TIMUR'],
    ['Maros, Java'],
    ['Balikpapan, West Kalimantan'],
    ['Surabaya, Papua'],
    // The code and the name are of two zones.
    ['Bali via CGK'],
    // The city of Malaysia is called so in Indonesian, and the strait.
    ['Malaka'],
    ['Selat Malaka'],
    ['Denpasar (SUB)'],
    ['Bali'.padEnd(201)],
  ])('says nothing of %j', (text) => expect(found(text)).toEqual([null, null]));

  it.each(ports)('finds $id by its name and by its codes', (port) => {
    for (const text of [port.name, port.name.toUpperCase(), `${port.name}, ${port.city}`])
      expect(matchPort(text).zone, text).toBe(port.zone);
    for (const code of [port.iata, port.icao])
      if (code !== null) expect(matchPort(code).port).toBe(port);
  });

  it.each(ports)('never takes what people type for $id for another zone', (port) => {
    for (const name of port.names) {
      const match = matchPort(name);
      expect(match.zone, name).toBe(port.zone);
      expect([port.id, undefined], name).toContain(match.port?.id);
    }
  });
});
