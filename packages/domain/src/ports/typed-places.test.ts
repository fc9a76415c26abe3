import { describe, expect, it } from 'vitest';
import { matchPort } from './match-port.ts';
import { nearNames } from './near-names.ts';
import { ports } from './ports.ts';

const found = (text: string) => {
  const { port, zone } = matchPort(text);
  return [port?.id ?? null, zone];
};

describe('a place as travellers type it', () => {
  it.each([
    // In the words of other languages.
    ['Bandara Internasional Soekarno-Hatta', 'CGK', 'WIB'],
    ['Bandar Udara Internasional I Gusti Ngurah Rai', 'DPS', 'WITA'],
    ['Pelabuhan Internasional Batam Centre', 'BATAM-CENTRE', 'WIB'],
    ['Aeropuerto de Bali', 'DPS', 'WITA'],
    ['Aéroport de Denpasar', 'DPS', 'WITA'],
    ['Flughafen Denpasar', 'DPS', 'WITA'],
    ['Luchthaven Bali', 'DPS', 'WITA'],
    ['Hafen Makassar', 'MAKASSAR-SEA', 'WITA'],
    // By its own name, its terminal, its regency.
    ['Bandara Juanda', 'SUB', 'WIB'],
    ['Juanda Intl Airport, Sidoarjo', 'SUB', 'WIB'],
    ['Minangkabau', 'PDG', 'WIB'],
    ['Soekarno-Hatta Terminal 3', 'CGK', 'WIB'],
    ['Soekarno Hatta International Airport, Tangerang', 'CGK', 'WIB'],
    ['Kualanamu International Airport Deli Serdang', 'KNO', 'WIB'],
    ['Port of Surabaya', 'TANJUNGPERAK', 'WIB'],
    ['Jakarta International Airport', 'CGK', 'WIB'],
    ['Bali Island', 'DPS', 'WITA'],
    ['Yogyakarta, Special Region of Yogyakarta', 'YIA', 'WIB'],
    ['Yogyakarta, DIY', 'YIA', 'WIB'],
    ['Tanjung Pandan, Bangka Belitung Islands', 'TJQ', 'WIB'],
    // A code in small letters, where nothing else is said.
    ['dps airport', 'DPS', 'WITA'],
    ['bali dps', 'DPS', 'WITA'],
    ['airport: cgk', 'CGK', 'WIB'],
    // Without blanks, and with one slip.
    ['NgurahRai', 'DPS', 'WITA'],
    ['SoekarnoHatta airport', 'CGK', 'WIB'],
    ['Denpassar', 'DPS', 'WITA'],
    ['Denpsaar', 'DPS', 'WITA'],
    ['Balikpapann', 'BPN', 'WITA'],
    ['Yogjakarta', 'YIA', 'WIB'],
    ['Ngura Rai airport', 'DPS', 'WITA'],
    ['Djakarta', null, 'WIB'],
    ['Makasar port', 'MAKASSAR-SEA', 'WITA'],
    // In other scripts.
    ['巴厘岛', 'DPS', 'WITA'],
    ['巴厘岛国际机场', 'DPS', 'WITA'],
    ['峇里島', 'DPS', 'WITA'],
    ['バリ島', 'DPS', 'WITA'],
    ['デンパサール空港', 'DPS', 'WITA'],
    ['ﾊﾞﾘ島', 'DPS', 'WITA'],
    ['발리 공항', 'DPS', 'WITA'],
    ['발리'.normalize('NFD'), 'DPS', 'WITA'],
    ['Аэропорт Денпасар, Бали', 'DPS', 'WITA'],
    ['مطار بالي', 'DPS', 'WITA'],
    ['बाली', 'DPS', 'WITA'],
    ['สนามบินเดนปาซาร์ บาหลี', 'DPS', 'WITA'],
    ['雅加达', null, 'WIB'],
    ['雅加達國際機場', 'CGK', 'WIB'],
    ['泗水', 'SUB', 'WIB'],
    ['バタム島 港', null, 'WIB'],
    ['Ujung Pendang', 'UPG', 'WITA'],
  ])('finds %s', (text, id, zone) => expect(found(text)).toEqual([id, zone]));

  it.each([
    'Kota Kinabalu',
    'Bandar Seri Begawan',
    'Porto',
    'Labuan',
    'Bintang',
    'Kendari',
    'Port',
    'terminal 3',
    'sub zero',
    'the sub and the mes',
    '香港',
    'Малайзия',
    'Yogyakarta, Papua',
    // One letter from Ujung Pandang, and Padang is in another zone.
    'Ujung Padang',
    'Tanjung Bali Asahan',
  ])('says nothing of %s', (text) => expect(found(text)).toEqual([null, null]));

  it('takes no code of an airport for a harbour', () => {
    expect(found('sub harbour')).toEqual([null, null]);
  });

  it.each(ports)('never takes a slip in a name of $id for another zone', ({ names, zone }) => {
    for (const name of names.filter((one) => one.length >= 8)) {
      for (let at = 1; at < name.length; at += 1) {
        const slips = [
          name.slice(0, at) + name.slice(at + 1),
          `${name.slice(0, at)}x${name.slice(at + 1)}`,
          `${name.slice(0, at)}x${name.slice(at)}`,
        ];
        for (const slip of slips) expect([zone, null], slip).toContain(matchPort(slip).zone);
      }
    }
  });

  it('is the same however often and in whatever form it is asked', () => {
    for (const text of ['Soekarno-Hatta, Jakarta', 'Labuan Bajo', 'バリ島', 'Séntani']) {
      const forms = [text.normalize('NFD'), text.toUpperCase(), ` ${text}\u00a0`, `\u200e${text}`];
      for (const form of forms) expect(found(form), form).toEqual(found(text));
    }
  });
});

it('calls near what differs by one letter, in names that are long enough', () => {
  const names = ['bandung', 'denpasar', 'kuta', 'ngurah rai'];
  expect(nearNames('badung', names)).toEqual([]);
  expect(nearNames('kutta', names)).toEqual([]);
  expect(nearNames('ngurahrai', names)).toEqual(['ngurah rai']);
  expect(nearNames('denpazar', names)).toEqual(['denpasar']);
  expect(nearNames('enpasar', names)).toEqual(['denpasar']);
  expect(nearNames('denpasarr', names)).toEqual(['denpasar']);
  expect(nearNames('dnepasar', names)).toEqual(['denpasar']);
  expect(nearNames('denapzar', names)).toEqual([]);
});
