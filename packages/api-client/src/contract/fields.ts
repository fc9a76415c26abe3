import {
  isOrderId,
  isProcessStatus,
  isRole,
  mailServiceProviders,
  maxUploadBytes,
  minPasswordLength,
  type ProcessStatus,
  type Role,
} from '@pabean/domain';
import * as v from 'valibot';

/** How many orders one call changes; screens send more of them in parts. */
export const maxOrdersPerChange = 1000;

/**
 * Field rules with the words of spec section 5, shared by the forms and the server. Those of staff alone
 * are functions where they hold words: the build leaves out what the first load of the portal never calls.
 */

/** Refuses what PostgreSQL cannot keep as text: the character NUL and half of a surrogate pair. */
export const storable = (message = 'This text has a character that cannot be stored.') =>
  // Not isWellFormed(): phones of 2022 that travellers still carry do not have it.
  v.check((text: string) => !text.includes('\0') && !/\p{Cs}/u.test(text), message);

/** Whether there is a character to be seen: marks of direction and joiners alone are as good as nothing. */
export const isSeen = (text: string): boolean => /[^\p{Cf}\p{Cc}\s]/u.test(text);

/** A required text; white space and what nobody sees do not count. */
export const required = (message: string, max = 500) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.check(isSeen, message),
    v.maxLength(max, `Please use at most ${max} characters.`),
    storable(),
  );

const address =
  /^(?!['&])[\w+\-'&]+(?:\.[\w+\-'&]+)*@[\da-zA-Z]+(?:(?:\.|-+)[\da-zA-Z]+)*\.(?:[a-zA-Z]{2,}|xn--[\da-zA-Z-]+)$/;

/** Refuses what is no e-mail address. Valibot's own rule refuses o'neill@, r&d@ and domains of other scripts (xn--), too. */
export const mailAddress = (message: string) =>
  v.check((text: string) => address.test(text), message);

/** An e-mail address: one message when it is missing, one when it is wrong. 254 is the limit of RFC 5321. */
export const email = (missing: string, invalid: string) =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.minLength(1, missing),
    v.maxLength(254, invalid),
    mailAddress(invalid),
  );

/** A password that is typed to sign in: nothing is trimmed; the cap keeps hashing affordable. */
export const password = (missing: string) =>
  v.pipe(
    v.string(missing),
    v.minLength(1, missing),
    v.maxLength(200, 'Please use at most 200 characters.'),
  );

/** A password that is being set (spec section 9: at least 6 characters). */
export const newPassword = (missing: string) =>
  v.pipe(password(missing), v.minLength(minPasswordLength, passwordTooShort()));

export const passwordTooShort = () =>
  `New Password must be at least ${minPasswordLength} characters.`;

/** An order id as the intake accepts it. */
export const orderId = v.pipe(
  v.string(),
  v.check((id) => isOrderId(id), 'This is not an order id.'),
);

/** The ids of a bulk action; the cap bounds the length of one transaction. */
export const orderIds = () =>
  v.pipe(
    v.array(orderId),
    v.minLength(1, 'No order is selected.'),
    v.maxLength(maxOrdersPerChange, `Please select at most ${maxOrdersPerChange} orders at once.`),
  );

/** What a form says of a file beyond the limit, and the server of one that came all the same. */
export const fileTooLarge = () =>
  `The file is larger than ${maxUploadBytes / 2 ** 20} MB. Please choose a smaller one.`;

/** A version of an order. The limit is PostgreSQL's integer: no order comes near it. */
export const orderVersion = () => {
  const message = 'This is not a version of an order.';
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(0, message),
    v.maxValue(2_147_483_647, message),
  );
};

/** The number of a row that an answer named. */
export const rowId = () =>
  v.pipe(
    v.number('This is not a number.'),
    v.integer('This is not a number.'),
    v.minValue(1, 'This is not a number.'),
    v.maxValue(Number.MAX_SAFE_INTEGER, 'This is not a number.'),
  );

/**
 * The version of each order as the person saw it. When given, an order that somebody has changed
 * since is not touched (spec, Statuses and folders).
 */
export const versions = () => v.optional(v.record(v.string(), orderVersion()));

export const mailServiceProvider = () =>
  v.picklist(mailServiceProviders, 'Please choose AWS or Sendgrid.');
// Marked as pure, so that the portal's first load has neither them nor what they name.
export const processStatus = /* @__PURE__ */ v.custom<ProcessStatus>(
  isProcessStatus,
  'Unknown status.',
);
export const memberType = /* @__PURE__ */ v.custom<Role>(isRole, 'Please select type.');
/** A remark flag: "Y" when ticked (spec section 3). */
export const flag = /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(['Y', 'N', '']), '');
/** A moment on the wire: ISO 8601 UTC. */
export const moment = v.pipe(v.string(), v.isoTimestamp());

/** The clock of an arrival as its traveller reads it: moments, and the zone of the place by IANA. */
export const arrivalClock = {
  zone: v.string(),
  opens_at: moment,
  /** Our own deadline; null where nothing is to be filed any more. */
  file_by_at: v.nullable(moment),
};

/** The number of a page, or of rows on it, as a query carries it. */
export const wholeNumber = (fallback: number, max: number) =>
  v.optional(
    v.pipe(
      v.union([v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'Please use whole numbers.')), v.number()]),
      v.transform(Number),
      v.integer('Please use whole numbers.'),
      v.minValue(1, 'Pages start at 1.'),
      v.maxValue(max, `At most ${max} rows a call.`),
    ),
    fallback,
  );
