/** A day of arrival as a calendar takes it. Nothing of the passport: calendars are shared. */
export interface ArrivalEvent {
  readonly orderId: string;
  /** YYYY-MM-DD; the day belongs to no time zone. */
  readonly day: string;
  readonly title: string;
  readonly text: string;
  readonly place: string | null;
  /** Who made the file. */
  readonly maker: string;
  /** The site that the event belongs to. */
  readonly host: string;
}

/**
 * The day as a file of a calendar (RFC 5545): a whole day that keeps nobody busy. The same order gives the
 * same event, so that a calendar takes a new date in place of the old one.
 */
export function calendarFile(event: ArrivalEvent, now = new Date()): string {
  const next = new Date(Date.parse(event.day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(event.maker)}//Arrival//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:arrival-${escaped(event.orderId)}@${event.host}`,
    `DTSTAMP:${stamp(now)}`,
    `SEQUENCE:${Math.floor(now.getTime() / 60_000) % 2 ** 31}`,
    `DTSTART;VALUE=DATE:${compact(event.day)}`,
    `DTEND;VALUE=DATE:${compact(next)}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
    `DESCRIPTION:${escaped(event.text)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const compact = (day: string): string => day.replaceAll('-', '');

const stamp = (moment: Date): string => `${moment.toISOString().replace(/[-:]|\.\d+/g, '')}`;

/** Section 3.3.11. What no text may hold, such as control characters, goes. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Section 3.1: no line is longer than 75 octets, and no letter is cut in two. */
const longestLine = 75;

function folded(line: string): string {
  const encoder = new TextEncoder();
  let result = '';
  let length = 0;
  for (const sign of line) {
    const octets = encoder.encode(sign).length;
    if (length + octets > longestLine) {
      result += '\r\n ';
      length = 1;
    }
    result += sign;
    length += octets;
  }
  return result;
}
