import type { StatusTone } from '../theme/tones.ts';

/** Rows for stories and tests: the shape means nothing to the components. */
export type SampleRow = {
  id: string;
  name: string;
  arrival: string | null;
  email: string;
  telephone: string;
  date: string;
  month: string;
  tone: StatusTone;
  status: string;
  assignedTo: string | null;
};

const people = [
  ['Tamsin Orrelby', 't.orrelby@example.com', '+44 7700900142'],
  ['Kofi Brandvold', 'kofi.brandvold@example.org', '+1 2025550117'],
  ['Leilani Quistgard', 'lquistgard@example.net', '+61 491570156'],
  ['Maximiliane von Oberstetten', 'maximiliane.oberstetten@mail.example.com', '+49 1713920014'],
  ['Ingrid Sauvelle', 'i.sauvelle@example.com', '+33 639980147'],
  ['Haruto Mikasawa', 'mikasawa.h@example.org', '+81 9000001125'],
  ['Yusra Al-Hazimi', 'yusra.h@example.com', '+971 500000138'],
  ['Bastien Corvellec', 'bcorvellec@example.net', '+33 639980102'],
  ['Oduya Nkemelisi', 'oduya.n@example.com', '+234 8000000161'],
  ['Zofia Wierzbanek', 'zofia.wierzbanek@example.org', '+48 500000129'],
] as const;

const statuses: readonly (readonly [StatusTone, string])[] = [
  ['new', 'New'],
  ['awaitingCustomer', 'Awaiting Customer'],
  ['completed', 'Completed'],
];

export function sampleRows(count: number): SampleRow[] {
  return Array.from({ length: count }, (_, index) => {
    const [name, email, telephone] = people[index % people.length] ?? people[0];
    const [tone, status] = statuses[index % statuses.length] ?? ['new', 'New'];
    return {
      id: String(104829 - index),
      name,
      arrival: index % 7 === 6 ? null : `${String(24 + (index % 5))}-11-2026`,
      email,
      telephone,
      date: `21-11-2026 0${8 - (index % 3)}:${String(10 + (index % 49))}`,
      month: 'Nov',
      tone,
      status,
      assignedTo: index % 3 === 2 ? 'Sinta' : null,
    };
  });
}
