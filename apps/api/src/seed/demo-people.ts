import type { Dice } from './random.ts';

/** Where invented travellers come from: how they are named, and numbers that ring nowhere. */
interface Origin {
  readonly country: string;
  readonly given: readonly string[];
  readonly family: readonly string[];
  readonly order: 'given first' | 'family first' | 'family first, joined';
  readonly zone: string;
  /** `#` is a digit. Numbers reserved for fiction where a country has some. */
  readonly phone: string;
}

const origin = (
  country: string,
  zone: string,
  phone: string,
  given: string,
  family: string,
  order: Origin['order'] = 'given first',
): Origin => ({
  country,
  zone,
  phone,
  given: given.split(' '),
  family: family.split(' '),
  order,
});

const origins: readonly Origin[] = [
  origin(
    'Australia',
    'Australia/Sydney',
    '491 570 ###',
    'Isla Banjo Matilda Kirra Cooper Darcy',
    'Fernsby Marlbrook Wattleton Coorong',
  ),
  origin(
    'United Kingdom',
    'Europe/London',
    '7700 900###',
    'Imogen Rafferty Beatrix Alfie Nerys Callum',
    "Ashgrove Penhurst O'Thornby Llanfair-Reed",
  ),
  origin(
    'United States',
    'America/New_York',
    '202 555 01##',
    'Juniper Wyatt Marisol Ezra Delphine Tobias',
    'Halloway Brightwater Castellan Oakhurst',
  ),
  origin(
    'India',
    'Asia/Kolkata',
    '55501 0####',
    'आरव मीरा ईशान काव्या रोहन अन्विता',
    'सागरवाल पर्वते नदीकर वनमाली',
  ),
  origin(
    'Japan',
    'Asia/Tokyo',
    '90 5550 ####',
    '結衣 大翔 美咲 悠斗 さくら 健',
    '海野辺 森里 月岡山 白波瀬',
    'family first',
  ),
  origin(
    'China',
    'Asia/Shanghai',
    '139 5550 ####',
    '子涵 雨桐 浩然 欣怡 明轩 静',
    '云 海 竹 林',
    'family first, joined',
  ),
  origin(
    'South Korea',
    'Asia/Seoul',
    '10 5550 ####',
    '서연 도윤 하은 지호 수아 민준',
    '달 해 솔 별',
    'family first, joined',
  ),
  origin(
    'Vietnam',
    'Asia/Ho_Chi_Minh',
    '90 555 ####',
    'Khánh Thảo Đức Quỳnh Hương Bảo',
    'Trúc Sông Biển Sơn',
    'family first',
  ),
  origin('Thailand', 'Asia/Bangkok', '2 555 01##', 'ณัฐ พิมพ์ ธนา อรุณ', 'ทะเลใส ภูเขาแก้ว ดอกไม้งาม'),
  origin(
    'Saudi Arabia',
    'Asia/Riyadh',
    '55 501 0###',
    'ليان سلمان ريم فهد جود',
    'البحري النخلة الواحة القمري',
  ),
  origin('Israel', 'Asia/Jerusalem', '2 555 01##', 'נועה איתי תמר יונתן', 'ים-סוף הרי-גליל שקדיה'),
  origin(
    'Ukraine',
    'Europe/Kyiv',
    '44 555 01##',
    'Соломія Остап Мирослава Данило',
    'Калиноврух Степовик Надморська',
  ),
  origin(
    'Greece',
    'Europe/Athens',
    '21 5550 ####',
    'Ελένη Νίκος Δάφνη Στέφανος',
    'Θαλασσινού Βουναράς Ελαιώνας',
  ),
  origin(
    'Germany',
    'Europe/Berlin',
    '30 23125 ###',
    'Frieda Jörg Änne Matthäus Greta',
    'Süßmilch Wolkenstein Grünwaldt',
  ),
  origin(
    'France',
    'Europe/Paris',
    '1 99 00 ## ##',
    'Zoé Théo Élodie Anaïs Loïc',
    'Beaurivage de-la-Dune Montclair',
  ),
  origin(
    'Spain',
    'Europe/Madrid',
    '955 501 0##',
    'Íñigo Lucía Begoña Álvaro',
    'Peñablanca Marisol-Vega Olivares',
  ),
  origin(
    'Poland',
    'Europe/Warsaw',
    '22 555 01 ##',
    'Łucja Stanisław Zofia Bartłomiej',
    'Jeziorański Śnieżka Brzozowicz',
  ),
  origin(
    'Turkey',
    'Europe/Istanbul',
    '212 555 01 ##',
    'Işıl Çağan Gülşen Umut',
    'Denizoğlu Karadağlı Yıldızhan',
  ),
];

// Letters of every script are read aloud at a desk; an address must be typed by everyone.
const addressWords = (
  'coral lagoon bamboo monsoon pelican saffron harbour lantern mango papaya island ferry compass ' +
  'orchid reef volcano'
).split(' ');

/** A traveller who does not exist. */
export interface Person {
  readonly full_name: string;
  readonly email: string;
  readonly nationality: string;
  readonly phone_number: string;
  readonly applicant_timezone: string;
  readonly passport_number: string;
  readonly dob: string;
}

/** Makes up a traveller; `n` keeps the addresses apart. */
export function inventPerson(dice: Dice, n: number): Person {
  const from = dice.pick(origins);
  const digits = (pattern: string) => pattern.replace(/#/g, () => String(dice.int(0, 9)));
  const two = (number: number) => String(number).padStart(2, '0');
  return {
    full_name: fullName(from, dice),
    email: `${dice.pick(addressWords)}.${n}@example.${dice.pick(['com', 'org', 'net'])}`,
    nationality: from.country,
    phone_number: digits(from.phone).replaceAll(' ', ''),
    applicant_timezone: from.zone,
    passport_number: `${dice.pick(['X', 'Y', 'Z'])}${digits('#######')}`,
    dob: `${dice.int(1946, 2007)}-${two(dice.int(1, 12))}-${two(dice.int(1, 28))}`,
  };
}

/** Somebody who travels along. */
export function inventRelative(dice: Dice, person: Person) {
  const from = origins.find((each) => each.country === person.nationality) ?? dice.pick(origins);
  return {
    family_member_name: fullName(from, dice),
    family_passport_number: `X${dice.int(1_000_000, 9_999_999)}`,
    family_nationality: person.nationality,
    family_relationship: dice.pick(['Spouse', 'Child', 'Parent', 'Sibling']),
  };
}

function fullName({ given, family, order }: Origin, dice: Dice): string {
  const [first, last] = [dice.pick(given), dice.pick(family).replace(/^de-la-/, 'de la ')];
  if (order === 'given first') return `${first} ${last}`;
  return order === 'family first' ? `${last} ${first}` : `${last}${first}`;
}
