import { diallingCode, isCalendarDate, languageTag, plainTyped } from '@pabean/domain';
import * as v from 'valibot';
import { isSeen, mailAddress, storable } from './fields.ts';
import { isTimeZone } from './time-zone.ts';
import { troubleWords } from './value-troubles.ts';

/**
 * Rules of intake for each kind of value. The messages go on behind a field's name: "dob is not a
 * calendar date".
 */
export const string = v.string('is not a text');
const storableText = storable(troubleWords('character'));
export const text = (max: number) =>
  v.pipe(string, v.trim(), v.maxLength(max, troubleWords('tooLong', max)), storableText);
/** Pasted or typed on another keyboard, a number of a document is what is seen of it. */
const plainText = (max: number) => v.pipe(string, v.transform(plainTyped), text(max));
export const filledIdentifier = (max: number) =>
  v.pipe(plainText(max), v.minLength(1, troubleWords('missing')));
export const optionalIdentifier = (max: number) => v.optional(v.nullable(plainText(max)));
export const filled = (max: number) => v.pipe(text(max), v.check(isSeen, troubleWords('missing')));
export const optionalText = (max: number) => v.optional(v.nullable(text(max)));

const blank = v.pipe(
  v.literal(''),
  v.transform(() => null),
);
/** May be absent, null or an empty text, as a spreadsheet or a form leaves it. */
export const orBlank = <S extends v.GenericSchema>(schema: S) =>
  v.optional(v.nullable(v.lazy((input): typeof blank | S => (input === '' ? blank : schema))));

export const day = v.pipe(
  filled(20),
  v.check(
    (date) => isCalendarDate(date) && date >= '1900' && date < '2200',
    troubleWords('noDate'),
  ),
);

/** Pasted, it may hold marks that nobody sees. */
export const mail = v.pipe(
  string,
  v.transform(plainTyped),
  filled(254),
  mailAddress('is not an e-mail address'),
);

/** A number, or its text as a spreadsheet exports it. */
const number = (min: number, max: number) =>
  v.pipe(
    v.union(
      [
        v.number(),
        v.pipe(v.string(), v.trim(), v.regex(/^-?\d+(\.\d+)?$/, troubleWords('noNumber'))),
      ],
      troubleWords('noNumber'),
    ),
    v.transform(Number),
    v.minValue(min, troubleWords('below', min)),
    v.maxValue(max, troubleWords('above', max)),
  );

/** The most that is counted of anything. */
export const mostCounted = 999;

export const count = v.pipe(number(0, mostCounted), v.integer(troubleWords('notWhole')));

/** As large as its column keeps it: a fee in Rupiah or Dong has seven digits. */
export const amount = v.pipe(
  number(0, 9_999_999_999.99),
  v.check((sum) => /^\d+(\.\d\d?)?$/.test(String(sum)), 'has more than two decimals'),
);

export const currency = v.pipe(text(10), v.regex(/^[A-Z]{3}$/, 'is not a currency code'));

export const answer = v.picklist(['Yes', 'No'], 'is neither Yes nor No');

/** Country name or code becomes the code; what is neither is refused. */
export const countryCode = v.pipe(
  filled(60),
  v.transform((typed) => diallingCode(plainTyped(typed).replace(/^\+/, ''))),
  v.regex(/^\d{1,7}$/, troubleWords('noDiallingCode')),
);

/** Kept as digits: one number has one form to search for, to dial and to show. */
export const telephoneDigits = v.pipe(
  string,
  // Lists of contacts put marks around a number, and telephones type dashes and digits of their own.
  v.transform((typed) => plainTyped(typed).replace(/\p{Pd}/gu, '-')),
  filled(30),
  v.regex(/^[\d\s().-]+$/, troubleWords('noTelephone')),
  v.transform((typed) => typed.replace(/\D/g, '')),
  v.minLength(1, troubleWords('noTelephone')),
);

/** An address with a zone (fe80::1%eth0) means something on one machine only. */
export const ip = v.pipe(
  text(45),
  v.ip('is not an IP address'),
  v.excludes('%', 'is not an IP address'),
);

export const timeZone = v.pipe(
  text(64),
  v.check((zone) => zone === '' || isTimeZone(zone), 'is not an IANA time zone'),
);

/** BCP 47, in its usual spelling; a language that we have no texts of is kept too. */
export const language = v.pipe(
  text(35),
  v.check(
    (tag) => languageTag(tag) !== null,
    'is not a language tag (BCP 47, such as de or pt-BR)',
  ),
  v.transform((tag) => languageTag(tag) ?? tag),
);
