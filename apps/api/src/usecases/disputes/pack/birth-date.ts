const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A day as YYYY-MM-DD in the ways in which people write one, in figures or with the month in English. */
export function birthDate(day: string): RegExp {
  const [year = '', month = '', date = ''] = day.split('-');
  const gap = '\\s*[-./ ]\\s*';
  const figure = (digits: string) => `0?${Number(digits)}`;
  const name = months[Number(month) - 1] ?? '';
  const short = month === '09' ? 'Sept?' : name.slice(0, 3);
  const word = `(?:${name}|${short}\\.?)`;
  const nth = `${figure(date)}(?:st|nd|rd|th)?`;
  const between = '[-,./\\s]*';
  const forms = [
    [year, figure(month), figure(date)].join(gap),
    [figure(date), figure(month), year].join(gap),
    [figure(month), figure(date), year].join(gap),
    `${nth}${between}(?:of\\s+)?${word}${between}${year}`,
    `${word}${between}${nth}${between}${year}`,
  ];
  return new RegExp(`(?<!\\d)(?:${forms.join('|')})(?!\\d)`, 'gi');
}
