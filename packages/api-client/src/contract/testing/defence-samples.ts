const table = { columns: [{ heading: 'When', share: 1 }], rows: [['21-11-2026']] };
const exhibit = (signature: object | null) => ({
  number: 1,
  heading: 'The order',
  paragraphs: ['It came in.'],
  facts: [['Name', 'Maren']],
  table: signature === null ? null : table,
  signature,
});
const gap = (kind: string, place: string) => ({ kind, words: 'No signature.', place });

/** The letter to a bank, with its exhibits and what it lacks. */
export const defenceReplies = {
  getDefenceLetter: {
    samples: [
      {
        data: {
          letter: {
            title: 'Defence pack',
            running: 'Defence Pack 1, order 104777',
            sender: { label: 'From', lines: ['Example Ltd'] },
            facts: [['Order', '104777']],
            subject: 'A disputed payment',
            letter: ['Dear bank,'],
            statement: 'The service is private.',
            recorded: ['It was paid.'],
            exhibits: [
              exhibit({ kind: 'png', base64: 'AAAA', width: 10, height: 5 }),
              exhibit({ kind: 'strokes', box: [0, 0, 10, 5], paths: [{ d: 'M0 0', width: 1 }] }),
              exhibit(null),
            ],
            request: ['Please decide for us.'],
            notice: 'Made by a machine.',
          },
          gaps: [
            gap('missing', 'transaction'),
            gap('weak', 'upload'),
            gap('weak', 'emails'),
            gap('weak', 'downloads'),
            gap('weak', 'none'),
          ],
        },
      },
    ],
  },
};
