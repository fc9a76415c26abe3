import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar.ts';

const now = new Date('2026-11-21T09:31:17.250Z');
const event = {
  orderId: '104777',
  day: '2026-12-31',
  title: 'Arrival, flight ZZ 938',
  text: 'Show your customs declaration. Order 104777: https://portal.example.com/track-order/MTA0Nzc3',
  place: 'Bali; Ngurah Rai, "DPS"',
  maker: 'Pabean',
  host: 'portal.example.com',
};
const lines = (file: string) => file.replace(/\r\n /g, '').split('\r\n');

describe('the day of arrival for a calendar', () => {
  it('is a whole day, also over the end of a year, and keeps nobody busy', () => {
    const file = calendarFile(event, now);
    expect(lines(file).slice(0, 3)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Pabean//Arrival//EN',
    ]);
    expect(lines(file)).toEqual(
      expect.arrayContaining([
        'UID:arrival-104777@portal.example.com',
        'DTSTAMP:20261121T093117Z',
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'SUMMARY:Arrival\\, flight ZZ 938',
        'LOCATION:Bali\\; Ngurah Rai\\, "DPS"',
        'TRANSP:TRANSPARENT',
      ]),
    );
    expect(lines(file).slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
  });

  it('ends each line with CRLF, at 75 octets, between letters', () => {
    const title = 'وصولك إلى بالي'.repeat(6) + '到着'.repeat(20);
    const file = calendarFile({ ...event, title }, now);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of file.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
    expect(lines(file)).toContain(`SUMMARY:${title}`);
  });

  it('takes what a traveller or a shop wrote as text', () => {
    const title = 'A\\B;C,D\r\nATTENDEE:mailto:x@example.com\u0000\nE';
    const file = calendarFile({ ...event, title, place: null }, now);
    expect(lines(file)).toContain('SUMMARY:A\\\\B\\;C\\,D\\nATTENDEE:mailto:x@example.com\\nE');
    expect(lines(file).some((line) => line.startsWith('ATTENDEE'))).toBe(false);
    expect(file).not.toContain('LOCATION');
  });

  it('is the same event when the date has changed, with a later number', () => {
    const later = calendarFile({ ...event, day: '2027-01-02' }, new Date('2026-11-22T09:31:17Z'));
    const [first, second] = [calendarFile(event, now), later].map((file) => ({
      uid: lines(file).find((line) => line.startsWith('UID:')),
      sequence: Number(
        lines(file)
          .find((line) => line.startsWith('SEQUENCE:'))
          ?.slice(9),
      ),
    }));
    expect(second?.uid).toBe(first?.uid);
    expect(second?.sequence).toBeGreaterThan(first?.sequence ?? 0);
  });
});
