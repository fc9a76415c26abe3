import { countryName } from '../country/country.ts';
import { nationalityCodeOf } from '../country/nationality.ts';
import { diallingCode } from '../dialling/dialling.ts';
import { asciiDigits } from '../digits/ascii-digits.ts';
import { fitsLuhn } from '../purchase/luhn.ts';
import type { orderRules } from '../schemes/rules-order.ts';
import type { MarkedField } from '../schemes/scheme.ts';
import { bare } from './bare.ts';
import { day, filled, type Reading } from './reading.ts';
import { samePassports } from './same-passports.ts';

/** What a check finds: nothing, its rule's own field, or the fields it names. */
export type Found = boolean | readonly MarkedField[];

export type Check = (reading: Reading) => Found;

/** So many months later; the last day of a shorter month stands for the days that it lacks. */
function monthsLater(from: string, months: number): string {
  const [year = 0, month = 0, ofMonth = 0] = from.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const day = Math.min(ofMonth, lastDay);
  return new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10);
}

const daysLater = (from: string, days: number) =>
  new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);

const webAddress = /https?:\/\/|www\.|\b[\w-]+\.(com|net|org|info|ru|xyz)\b/i;

/** Two letters, or one and a digit (IATA), or three letters (ICAO); up to four digits; a letter. */
const flight = /^([A-Z]{2}|[A-Z]\d|\d[A-Z]|[A-Z]{3})\d{1,4}[A-Z]?$/;

/**
 * The same within a text: "Example Air QX 881", "SQ938 (SIN-DPS)". The letters of ICAO stand before their digits
 * without a blank, and "on 23" is a day.
 */
const flightWithin =
  /(?<![A-Z0-9])(?!(?:ON|AT|NO|NR|IN|TO|BY) )(?:(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])[ -]?|[A-Z]{3})\d{1,4}[A-Z]?(?![A-Z0-9])/;

/** "GA 881 / QG 501" are two flights; "Flight no. GA-881" is one. */
function holdsFlights(text: string): boolean {
  const parts = asciiDigits(text.normalize('NFKC'))
    .toUpperCase()
    .split(/[/,;&+]|\bAND\b|\bTHEN\b/);
  const isFlight = (part: string) =>
    flight.test(bare(part.replace(/^\s*(FLIGHT|VOYAGE)\s*(NO|NUMBER)?\b\.?/, ''))) ||
    flightWithin.test(part);
  return parts.every(isFlight);
}

const digitsOf = (country: string) => diallingCode(country).replace(/\D/g, '');

const devices = ({ order }: Reading) =>
  (order.scheme.imei_devices ?? []).map((one) => one.replace(/[\s-]/g, ''));

const isIndonesian = ({ order }: Reading) =>
  nationalityCodeOf(order.fields.nationality ?? '') === 'ID';

/** Past, and not only because it never lay after the order: then the other rule says more. */
const isBeforeOrder = ({ arrival, orderedOn }: Reading) => arrival !== null && arrival < orderedOn;

const namedPlaces: readonly (keyof Reading['order']['fields'] & MarkedField)[] = [
  'address_in_indonesia',
  'occupation',
  'place_of_arrival',
  'flight_voyage',
];

const oldest = 120;

/** The checks of dates, documents, journey and person, by the ids of their rules. */
export const orderChecks: Record<(typeof orderRules)[number]['id'], Check> = {
  'arrival.past': (reading) =>
    reading.arrival !== null && reading.arrival < reading.today && !isBeforeOrder(reading),
  'arrival.before-order': isBeforeOrder,
  'arrival.far': ({ arrival, orderedOn }) =>
    // In the year of the order nothing is twelve months later.
    arrival !== null &&
    arrival.slice(0, 4) > orderedOn.slice(0, 4) &&
    arrival > monthsLater(orderedOn, 12),
  'arrival.no-day': ({ order, arrival }) => filled(order.fields.doa) && arrival === null,
  'birth.future': ({ order, today }) => {
    const born = day(order.fields.dob);
    return filled(order.fields.dob) && (born === null || born > today);
  },
  'birth.too-old': ({ age }) => age !== null && age > oldest,
  'departure.before-arrival': ({ order, arrival }) => {
    const leaves = day(order.scheme.departure_date);
    return leaves !== null && arrival !== null && leaves < arrival;
  },
  'passport.expired': ({ order, arrival }) => {
    const expiry = day(order.scheme.passport_expiry);
    return expiry !== null && arrival !== null && expiry < arrival;
  },
  'passport.six-months': (reading) => {
    const { order, arrival, scheme } = reading;
    const expiry = day(order.scheme.passport_expiry);
    if (expiry === null || arrival === null || expiry < arrival || isIndonesian(reading))
      return false;
    return expiry < monthsLater(arrival, scheme.limits.passportMonths.amount);
  },
  'passport.shape': ({ order }) => {
    const number = order.fields.passport_number;
    return filled(number) && !/^(?=.*\d)[A-Z0-9]{6,12}$/.test(bare(number));
  },
  'flight.shape': ({ order, match }) => {
    const text = order.fields.flight_voyage;
    if (match.port?.kind !== 'airport' || !filled(text)) return false;
    return !holdsFlights(String(text));
  },
  'place.unknown': ({ order, match }) =>
    filled(order.fields.place_of_arrival) && match.port === null && match.zone === null,
  'place.ambiguous': ({ match }) => match.port === null && match.zone !== null,
  'family.count': ({ order }) =>
    (order.fields.family_members_travelling ?? 0) !== order.family.length,
  'family.same-passport': ({ order }) =>
    samePassports([
      order.fields.passport_number,
      ...order.family.map((one) => one.family_passport_number),
    ]).length > 0,
  'baggage.contradiction': ({ order }) => {
    const { unaccompanied_baggage_select: given, unaccompanied_baggage: pieces } = order.fields;
    if (!filled(given)) return false;
    return (given === 'Yes') !== (pieces ?? 0) > 0;
  },
  'twice.passport': ({ twice }) => twice.passport,
  'twice.name': ({ twice }) => twice.name && !twice.passport,
  'email.differs': ({ order }) => {
    const { email, confirm_email: confirmed } = order.fields;
    return filled(confirmed) && email?.toLowerCase() !== confirmed?.toLowerCase();
  },
  'name.strange': ({ order }) => {
    const name = order.fields.full_name;
    if (!filled(name)) return false;
    return /\d/.test(name ?? '') || webAddress.test(name ?? '') || !/\p{L}/u.test(name ?? '');
  },
  'text.link': ({ order }) =>
    namedPlaces.filter((field) => webAddress.test(String(order.fields[field] ?? ''))),
  'nationality.unknown': ({ order }) =>
    filled(order.fields.nationality) && nationalityCodeOf(order.fields.nationality ?? '') === null,
  'nationality.dialling': ({ order }) => {
    const nationality = order.fields.nationality ?? '';
    const code = nationalityCodeOf(nationality);
    // "German" dials as Germany does.
    const own = digitsOf(nationality) || (code === null ? '' : digitsOf(countryName(code)));
    const dialled = digitsOf(order.fields.country_code ?? '');
    return own !== '' && dialled !== '' && own !== dialled;
  },
  'imei.digits': (reading) =>
    devices(reading).some(
      (one) => one.length !== reading.scheme.limits.imeiDigits.amount || /\D/.test(one),
    ),
  'imei.check-digit': (reading) =>
    devices(reading).some(
      (one) =>
        /^\d+$/.test(one) &&
        one.length === reading.scheme.limits.imeiDigits.amount &&
        !fitsLuhn(one),
    ),
  'imei.too-many': (reading) => devices(reading).length > reading.scheme.limits.imeiDevices.amount,
  'imei.tourist': (reading) => {
    const { order, arrival, scheme } = reading;
    const leaves = day(order.scheme.departure_date);
    if (devices(reading).length === 0 || leaves === null || arrival === null) return false;
    return !isIndonesian(reading) && leaves <= daysLater(arrival, scheme.limits.touristDays.amount);
  },
};
